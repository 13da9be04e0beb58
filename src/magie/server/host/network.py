"""The addresses of this machine in its house."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys

# Never asked, only used to learn which way a packet to them would go: addresses that are reserved for documentation.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
SIOCGIFADDR = 0x8915


def local_addresses() -> list[str]:
    """Private addresses that other devices in the house can reach; the one of the way out first."""
    found: dict[str, None] = {}
    for address in [*_ways_out(), *_named(), *_interfaces()]:
        if _is_private(address):
            found[address] = None
    return sorted(found, key=lambda address: ":" in address)  # IPv4 first: it is easier to type


def _is_private(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return parsed.is_private and not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def _ways_out() -> list[str]:
    found = []
    for family, far in FAR_AWAY:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))  # sends nothing
            found.append(str(probe.getsockname()[0]).partition("%")[0])
    return found


def _named() -> list[str]:
    """What the machine's own name stands for; on Windows these are all of them."""
    with contextlib.suppress(OSError):
        entries = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
        return [str(entry[4][0]).partition("%")[0] for entry in entries]
    return []


def _interfaces() -> list[str]:
    """One address of each interface, asked of the kernel."""
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found
