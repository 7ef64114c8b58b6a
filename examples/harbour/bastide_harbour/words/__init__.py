"""What is said of a position: notation, lines, the log, reasons."""
