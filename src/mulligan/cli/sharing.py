"""`--cluster`: who shares the games of a command among themselves, processes of this machine or other machines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from mulligan.cli.language import say
from mulligan.sim.workers import share

cluster_option = click.option("--cluster", help=say("help-option-cluster"))


def sharing_of(cluster: str | None) -> Callable[..., Any]:
    """What shares work: processes here, or the workers of a Dask cluster."""
    if not cluster:
        return share
    from mulligan.lab.clustering import Cluster

    return Cluster(cluster).share
