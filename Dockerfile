# One image for servers and workers. `docker compose up` in this folder runs a whole service; docs/operations.md tells more.
# Bases are pinned to a release and its system; a newer one is a change like any other, and tested like one.
FROM node:22.17.0-bookworm-slim AS page
WORKDIR /klotz/web
COPY web/package.json web/package-lock.json ./
# The lock file has the version and the hash of everything that is installed on Linux. Not npm ci: it also wants the
# bundler's builds for all other systems.
RUN npm install --no-save --no-audit --no-fund --ignore-scripts
COPY web ./
COPY src/klotz/words ../src/klotz/words
RUN npm run build

FROM python:3.12.11-slim-bookworm
WORKDIR /klotz
COPY pyproject.toml hatch_build.py constraints.txt README.md LICENSE ./
COPY src ./src
COPY --from=page /klotz/src/klotz/server/page ./src/klotz/server/page
RUN pip install --no-cache-dir --constraint constraints.txt '.[all]' \
    && useradd --create-home klotz \
    && mkdir /var/lib/klotz && chown klotz /var/lib/klotz
USER klotz
ENV KLOTZ_CACHE=/home/klotz/kernels
# Compiled while the image is made, so that a container answers at once.
RUN klotz warmup --quiet
# The first holds the database, unless KLOTZ_DATABASE_URL says otherwise, and the secret that cookies are signed with. The
# second holds what was compiled above: another processor compiles anew. Nothing else is written to.
ENV XDG_DATA_HOME=/var/lib
VOLUME ["/var/lib/klotz", "/home/klotz/kernels"]
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"
CMD ["klotz", "serve", "--host", "0.0.0.0", "--port", "8000"]
