"""What a phone holds of the program without a network: data that is made once, when the pages are built."""
