extension Messages { package static let english: [String: String] = [:] }
