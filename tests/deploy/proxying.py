"""Real proxies for tests: the examples of deploy/, with the names and ports of a test in the place of theirs."""

import os
import pwd
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.proxies import find

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
PATIENCE: Final = 30.0


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that this test alone trusts, and its key."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    kind = ["req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2"]
    openssl = find("openssl")
    assert openssl is not None
    files = ["-keyout", str(key), "-out", str(made)]
    subprocess.run([openssl, *kind, *names, *files], check=True, capture_output=True)
    return made, key


def trusting(made: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(made))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def swapped(text: str, swaps: Mapping[str, str]) -> str:
    """An example with something else in the place of what a test has not; each must be there."""
    for old, new in swaps.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(port: int, servers: list[int]) -> Iterator[ssl.SSLContext]:
    """nginx with the example's file in front of processes on these ports; the result is how to trust it."""
    with _home() as folder:
        made, key = certificate(folder)
        plain = free_port()
        lines = "\n".join(f"server 127.0.0.1:{one} max_fails=2 fail_timeout=10s;" for one in servers)
        site = swapped(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            {
                "server 127.0.0.1:8765 max_fails=2 fail_timeout=10s;": lines,
                "listen 80;": f"listen 127.0.0.1:{plain};",
                "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
                "server_name example.org;": "server_name localhost;",
                "/etc/ssl/example.org/fullchain.pem": str(made),
                "/etc/ssl/example.org/privkey.pem": str(key),
                "https://$host$request_uri": f"https://$host:{port}$request_uri",
            },
        )
        (folder / "site.conf").write_text(site, encoding="utf-8")
        temporary = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "\n".join(f"{one}_temp_path {folder / one};" for one in temporary)
        around = f"""
            pid {folder / "nginx.pid"};
            error_log {folder / "error.log"};
            worker_processes 1;
            events {{ worker_connections 256; }}
            http {{ access_log off; {paths} include {folder / "site.conf"}; }}
        """
        (folder / "nginx.conf").write_text(around, encoding="utf-8")
        binary = find("nginx")
        assert binary is not None
        command = [binary, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        as_whom = _unprivileged(folder)
        tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False, **as_whom)
        assert tried.returncode == 0, tried.stderr
        assert "[warn]" not in tried.stderr.replace("[warn] could not open error log file", "")
        with _running([*command, "-g", "daemon off;"], folder, port, **as_whom):
            yield trusting(made)


@contextmanager
def caddy(port: int, servers: list[int]) -> Iterator[ssl.SSLContext]:
    """Caddy with the example's file, likewise. It gets its certificate from the test instead of the world."""
    with _home() as folder:
        made, key = certificate(folder)
        options = f"{{\n\tadmin off\n\thttp_port {free_port()}\n\thttps_port {port}\n\tauto_https disable_redirects\n"
        site = "{$VENTAGLIO_SITE:localhost} {\n"
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        text = swapped(text, {"{\n\tservers {": f"{options}\tservers {{", site: f"{site}\ttls {made} {key}\n"})
        (folder / "Caddyfile").write_text(text, encoding="utf-8")
        env = {
            "PATH": os.defpath,
            "HOME": str(folder),
            "VENTAGLIO_SITE": "localhost",
            "VENTAGLIO_SERVERS": " ".join(f"127.0.0.1:{one}" for one in servers),
        }
        binary = find("caddy")
        assert binary is not None
        command = [binary, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
        with _running(command, folder, port, env=env, **_unprivileged(folder)):
            yield trusting(made)


PROXIES: Final[Mapping[str, Callable[[int, list[int]], Any]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def _home() -> Iterator[Path]:
    """A folder for a proxy. pytest keeps its own to itself, and whoever is not root could not get through."""
    folder = Path(tempfile.mkdtemp(prefix="ventaglio-proxy-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """No proxy runs as root here."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    for one in (folder, *folder.iterdir()):
        os.chown(one, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def _running(command: list[str], folder: Path, port: int, **how: Any) -> Iterator[None]:
    log = folder / "proxy.log"
    with log.open("ab") as file:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, cwd=folder, **how)
    try:
        until = time.monotonic() + PATIENCE
        while not _open(port):
            told = log.read_text(encoding="utf-8", errors="replace")
            assert process.poll() is None, told
            assert time.monotonic() < until, told
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _open(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False
