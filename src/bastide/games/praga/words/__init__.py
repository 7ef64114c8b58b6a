"""What is said of the position: notation, sentences and JSON data, with the texts in three languages."""
