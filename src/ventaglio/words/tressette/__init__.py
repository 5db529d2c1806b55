"""The words of Tressette."""
