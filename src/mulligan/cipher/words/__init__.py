"""The words of Cipher's card language, a file for each kind."""
