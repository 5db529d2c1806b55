"""What is usual for each game where nobody says otherwise."""

from typing import Final

USUAL: Final = {"burraco": "fibur-2019", "tressette": "tradizionali"}
CHUNKS: Final = {
    ("burraco", False): 200,
    ("tressette", False): 1000,
    ("burraco", True): 20_000,
    ("tressette", True): 50_000,
}
"""How many hands there are to a file: what is lost when somebody pulls the plug takes a minute to play again."""
