# PostgreSQL with pgBackRest, which archives its log: docs/how-to/run-in-containers.md says how to start it.
FROM postgres:18.4-bookworm
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbackrest \
 && rm -rf /var/lib/apt/lists/*
