"""Tables for language models: what the terminal says to people, as tools of the Model Context Protocol."""
