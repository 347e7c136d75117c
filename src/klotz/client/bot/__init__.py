"""A bot: a player that plays on a server by itself, several games at once, as a small TOML file tells it to."""

from klotz.client.bot.config import BotConfig, ConfigError, load
from klotz.client.bot.running import Bot

__all__ = ["Bot", "BotConfig", "ConfigError", "load"]
