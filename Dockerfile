# syntax=docker/dockerfile:1
# Builds the package from the sources, installs its tarball, and runs the server as a user without rights.

FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /tmp && mv /tmp/croupier-rules-*.tgz /tmp/croupier.tgz

FROM node:22-bookworm-slim AS install
WORKDIR /app
COPY --from=build /tmp/croupier.tgz /tmp/croupier.tgz
RUN npm install --omit=dev --no-audit --no-fund /tmp/croupier.tgz

FROM node:22-bookworm-slim
ENV NODE_ENV=production CROUPIER_HOST=0.0.0.0 CROUPIER_DATA=/data
RUN mkdir /data && chown node:node /data
COPY --from=install --chown=root:root /app /app
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Fails only if a restart would help. Traffic should depend on /readyz.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.CROUPIER_PORT || 8080) + '/healthz').then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The server stops between two facts at SIGTERM, and continues the round at the next start.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/node_modules/croupier-rules/lib/cli/main.js"]
CMD ["serve"]
