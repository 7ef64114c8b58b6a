"""What deploy/compose.yaml says of its services; `scripts/try_compose` runs them."""

import os
import signal
import subprocess
from pathlib import Path

import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_a_backup_that_could_not_be_made_is_tried_again(tmp_path: Path) -> None:
    """Not every engine waits for a database that is healthy; the next try would be a day later."""
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["backup"]
    assert "sleep 60;" in service["command"][-1]
    quick = service["command"][-1].replace("sleep 60;", "sleep 0.1;").replace("/opt/bastide/deploy", str(DEPLOY))
    pg_dump = tmp_path / "pg_dump"
    pg_dump.write_text(f"""#!/bin/sh
[ -e {tmp_path}/tried ] || {{ touch {tmp_path}/tried; echo 'Connection refused' >&2; exit 1; }}
touch "${{3#--file=}}"
""")
    pg_dump.chmod(0o755)
    kept = tmp_path / "kept"
    command = quick.replace("/var/backups/bastide", str(kept)).replace("/var/lib/bastide", str(tmp_path / "none"))
    mine = {"DATABASE_URL": "postgresql://nowhere/bastide", "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    going = subprocess.Popen(
        ["sh", "-c", command], env={**os.environ, **mine}, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert going.stdout is not None
        made = Path(going.stdout.readline().strip())
    finally:
        os.killpg(going.pid, signal.SIGKILL)
        going.wait()
    assert [one.name for one in kept.iterdir()] == [made.name]
    assert (made / "bastide.dump").exists()


def test_the_container_of_the_server_reaches_nothing_but_proxy_and_database() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services, networks = told["services"], told["networks"]

    def led_out(service: str) -> list[str]:
        return [name for name in services[service]["networks"] if not (networks[name] or {}).get("internal")]

    assert {name: led_out(name) for name in services} == {"proxy": ["open"], "server": [], "database": [], "backup": []}
    subnet = networks["front"]["ipam"]["config"][0]["subnet"]
    assert services["server"]["command"][-2:] == ["--proxies", subnet]  # by which alone the proxy comes
    assert set(services["proxy"]["networks"]) & set(services["server"]["networks"]) == {"front"}
    # who comes by IPv6 reaches the proxy as whoever they are, not as the engine, all as one client
    assert networks["open"]["enable_ipv6"]
