"""What players learn from hands: analyses, problems, and how far somebody has come in a lesson."""
