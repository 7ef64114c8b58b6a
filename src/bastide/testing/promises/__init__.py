"""The promises of the contract, one function each, by what they are about."""
