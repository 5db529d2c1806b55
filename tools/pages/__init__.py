"""What the generated parts of each page of the documentation are made of."""
