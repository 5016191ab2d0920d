"""The web app manifest: what a phone or a desktop shows of the page when it is installed.

Its addresses are relative to itself, so it works below any path, with and without a server.
"""

from __future__ import annotations

from typing import Any, Final

from calico.lang import language, say

PATH: Final = "manifest.webmanifest"
TYPE: Final = "application/manifest+json"
COLOUR: Final = "#fbf3e4"
"""The light ``--page`` of tokens.css: behind the icon while the page starts."""
ICONS: Final = {
    "icon-192.png": (192, "any"),
    "icon-512.png": (512, "any"),
    "icon-maskable-192.png": (192, "maskable"),
    "icon-maskable-512.png": (512, "maskable"),
}
TOUCH_ICON: Final = "icon-touch-180.png"
"""For Apple's home screen, which does not read the manifest for it."""
SCREENSHOTS: Final = {
    "screenshot-wide.jpg": ((1280, 720), "wide"),
    "screenshot-narrow.jpg": ((720, 1280), "narrow"),
}
SHORTCUTS: Final = {"new": "web.new.title", "daily": "web.nav.daily", "pad": "web.nav.pad"}
"""Screens, each with the key of its name."""


def manifest(*, on_site: bool = False) -> dict[str, Any]:
    """The manifest in the current language; without a server, screens are in the fragment."""
    below = "./#/" if on_site else "./"
    svg = {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    return {
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "name": say("page.title"),
        "short_name": say("page.title"),
        "description": say("cli.about"),
        "lang": language(),
        "dir": "ltr",
        "categories": ["games", "entertainment"],
        "theme_color": COLOUR,
        "background_color": COLOUR,
        "icons": [svg] + [_icon(name, size, use) for name, (size, use) in ICONS.items()],
        "screenshots": [
            {
                "src": name,
                "sizes": f"{width}x{height}",
                "type": "image/jpeg",
                "form_factor": form,
            }
            for name, ((width, height), form) in SCREENSHOTS.items()
        ],
        "shortcuts": [
            {
                "name": say(key),
                "url": f"{below}{screen}",
                "icons": [_icon("icon-192.png", 192, "any")],
            }
            for screen, key in SHORTCUTS.items()
        ],
    }


def _icon(name: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
