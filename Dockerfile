# Hesed in a container (docs/containers.md): one executable on a small Debian, without a shell login, Node or npm.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json vite.config.ts LICENSE ./
COPY db db
COPY public public
COPY scripts scripts
COPY src src
RUN npm run build:binary

FROM debian:trixie-slim
# Node's own libraries; certificates, time zones and all else are inside the executable.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -m 700 -o 10001 -g 10001 /data
COPY --from=build /src/dist/hesed /usr/local/bin/
COPY --from=build /src/dist/hesed.cdx.json /src/dist/hesed.licenses.txt /usr/local/share/doc/hesed/
USER 10001:10001
WORKDIR /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# Hesed ends what it is sending when it is told to stop.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["hesed", "health"]
ENTRYPOINT ["hesed"]
