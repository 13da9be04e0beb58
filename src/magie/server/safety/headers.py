"""The headers every answer carries: what a browser may do with it, which is little."""

from __future__ import annotations

from magie.server.safety.client import LOOPBACK_NAMES, Client

Headers = list[tuple[bytes, bytes]]
FEATURES = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
ALWAYS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{feature}=()" for feature in FEATURES).encode()),
]
DATA_POLICY = b"default-src 'none'; frame-ancestors 'none'"


def page_policy(client: Client) -> bytes:
    """For the pages: scripts, styles, pictures and connections of this place only; no script inside the page.

    Styles may stand in attributes, which the drawing of a board needs; a style element may not.
    """
    live = f"{'wss' if client.scheme == 'https' else 'ws'}://{client.host}" if client.host else ""
    rules = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        # Older browsers do not count a WebSocket of the same place as 'self'.
        f"connect-src 'self' {live}".strip(),
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
    return "; ".join(rules).encode()


def safe_headers(client: Client, *, is_page: bool) -> Headers:
    """What is added to an answer."""
    policy = page_policy(client) if is_page else DATA_POLICY
    headers = [*ALWAYS, (b"content-security-policy", policy)]
    # On plain http browsers ignore these two, and complain.
    if client.scheme == "https" or client.hostname in LOOPBACK_NAMES:
        headers += [(b"cross-origin-opener-policy", b"same-origin"), (b"origin-agent-cluster", b"?1")]
    return headers
