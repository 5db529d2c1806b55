"""The rules of Burraco as a program: any of its codes is a value, for two to six players."""
