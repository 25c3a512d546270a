internal import MenuCore
internal import TerminalUI

// Here, because the terminal knows no menu and so not the protocol of its timing.
extension EventLoopLauncher: PeriodicTaskLauncher {}
