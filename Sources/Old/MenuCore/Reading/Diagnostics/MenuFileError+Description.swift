extension MenuFileError: CustomStringConvertible {
  /// The file and what is wrong, in an English line that is not yet safe for a terminal.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .unwritable(let path, let reason): "\(path): \(reason)"
    case .refused(let diagnostics):
      diagnostics.last.map { "\($0.line):\($0.column): \($0.message)" } ?? "there is no menu in it"
    }
  }
}

extension UnreadableReason: CustomStringConvertible {
  /// The reason in a few English words, as they stand after the name of the file.
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .notPermitted: "you may not read it"
    case .notAFile(.directory): "it is a folder, not a file"
    case .notAFile(.pipe): "it is a pipe, not a file"
    case .notAFile(.device): "it is a device, not a file"
    case .notAFile(.socket): "it is a socket, not a file"
    case .failed(let problem): "it cannot be read: \(problem)"
    }
  }
}

extension UnwritableReason: CustomStringConvertible {
  /// The reason in a few English words, as they stand after the name of the file.
  public var description: String {
    switch self {
    case .notPermitted: "it cannot be written: you may not write to its folder"
    case .readOnly:
      "it is only for reading, and stays as it is; its owner can change that with chmod u+w"
    case .notAFile: "it is no file, but a folder, a link or the like; name the file itself"
    case .keepsChanging: "it cannot be written: somebody else changes it all the time"
    case .failed(let problem): "it cannot be written: \(problem)"
    }
  }
}

extension FileProblem: CustomStringConvertible {
  /// The problem in a few English words.
  public var description: String {
    switch kind {
    case .noFolder: "its folder does not exist"
    case .nothingYet: "there is nothing to read yet"
    case .diskFull: "the disk is full"
    case .readOnlyDisk: "the disk is read-only"
    case .linksInCircles: "its links go round in circles"
    case .nameTooLong: "its name is too long"
    case .tooManyOpenFiles: "too many files are open"
    case .isFolder: "it is a folder"
    case .isFile: "there is a file of that name, and no folder"
    case .other: "error \(code)"
    }
  }
}
