internal import MenuCore
internal import TerminalUI

// The conformance is here because TerminalUI does not depend on MenuCore, which declares the protocol.
extension EventLoopLauncher: PeriodicTaskLauncher {}
