# The market as a container. Nothing of the machine is needed to build it but Docker:
#   docker build -t etal .
#   docker run --init -p 4000:4000 -v etal-data:/data --env-file market.env etal
# What to put into market.env, and how to back up, upgrade and go back: docs/operations.md.

FROM node:24-slim AS build
WORKDIR /etal
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node tools/buildOnce.ts

# What runs: the server's own TypeScript, which Node 24 reads as it is, beside the built storefront.
FROM node:24-slim AS dependencies
WORKDIR /etal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim
WORKDIR /etal
# Live, so that no forgotten variable shows the demo to everybody (docs/operations.md).
ENV NODE_ENV=production MARKET_MODE=live HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# How much memory a process may keep (ADR 191, 214). npm start and the tests' servers have the same; a test compares them.
ENV NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-semi-space-size=32" MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=33554432
RUN install -d -o node -g node -m 700 /data
COPY --from=dependencies /etal/node_modules node_modules
COPY --from=build /etal/package.json /etal/schema.graphql ./
COPY --from=build /etal/__generated__ __generated__
COPY --from=build /etal/rules rules
COPY --from=build /etal/server server
COPY --from=build /etal/dist dist
USER node
VOLUME /data
EXPOSE 4000
# 200 as soon as the database answers; 503 when it does not.
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself takes SIGTERM: requests under way end (10 s at most), then the jobs, then the database.
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
