"""What a program that a test starts hears of its terminal."""

import signal


def hears() -> None:
    """Have a program that begins hear that its terminal is closed; under `nohup`, as tests may run, it would not."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
