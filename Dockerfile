# Image of Prosa: `docs/guides/deploy.md` and `docs/decisions/038-packaging.md`. It holds the built site, the server and the
# commands of an operator; settings come from the environment, and it writes nothing to its disk.
#
#   docker build -t prosa --build-arg PUBLIC_URL=https://prosa.example --build-arg REVISION=$(git rev-parse --short HEAD) .

# A Debian with Node 24 and npm, and a user with the id 1000; in a release name it by its digest.
ARG BASE=docker.io/library/node:24-bookworm-slim
# The image that runs now: its assets stay available to pages that are open in a browser.
ARG PREVIOUS=${BASE}

FROM ${PREVIOUS} AS previous

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG PUBLIC_URL
ARG KEEP=
RUN --mount=type=bind,from=previous,target=/previous \
    node scripts/build.ts --keep="${KEEP:-/previous/app/dist}"

FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Node is in the base; Vite and its bundlers come as optional peers of the auth service, which never loads them here.
RUN npm ci --omit=dev \
    && cd node_modules \
    && rm -rf node-linux-* vite rolldown @rolldown esbuild @esbuild lightningcss lightningcss-linux-*

FROM ${BASE}
ARG REVISION=
ARG SOURCE=
LABEL org.opencontainers.image.title="Prosa" \
      org.opencontainers.image.description="Site and account area, server and operator's commands" \
      org.opencontainers.image.licenses="LicenseRef-proprietary" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}"
ENV NODE_ENV=production \
    PRODUCTION=on \
    HOST=0.0.0.0 \
    PORT=4173 \
    REVISION=${REVISION}
WORKDIR /app
COPY package.json ./
COPY contracts ./contracts
COPY server ./server
COPY supabase/migrations ./supabase/migrations
COPY scripts/admin.ts scripts/doctor.ts scripts/invite.ts scripts/migrate.ts scripts/restore.ts scripts/secrets.ts ./scripts/
COPY scripts/kit/backup ./scripts/kit/backup
COPY scripts/kit/help.mjs scripts/kit/ignore-lost-openings.ts scripts/kit/invite.ts scripts/kit/no-options.mjs scripts/kit/plain-error.mjs scripts/kit/production.ts ./scripts/kit/
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER 1000:1000
EXPOSE 4173
# Whether the process answers; whether it may be sent requests says /readyz, which a balancer asks.
# The check starts a program, which takes seconds on a busy machine; `up` ends where a container is not healthy.
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT []
CMD ["node", "server/main.ts"]
