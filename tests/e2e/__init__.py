"""The whole product through a real browser: a real server process, a real headless Chromium."""
