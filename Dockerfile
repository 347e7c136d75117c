# One image for servers and workers. `docker compose up` in this folder runs a whole service.
FROM node:22-slim AS page
WORKDIR /klotz/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
COPY src/klotz/words ../src/klotz/words
RUN npm run build

FROM python:3.12-slim
WORKDIR /klotz
COPY pyproject.toml hatch_build.py constraints.txt README.md LICENSE ./
COPY src ./src
COPY --from=page /klotz/src/klotz/server/page ./src/klotz/server/page
RUN pip install --no-cache-dir --constraint constraints.txt '.[scale]' \
    && useradd --create-home klotz \
    && mkdir /var/lib/klotz && chown klotz /var/lib/klotz
USER klotz
ENV KLOTZ_CACHE=/home/klotz/kernels
# Compiled while the image is made, so that a container answers at once.
RUN klotz warmup --quiet
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD python -c "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"
CMD ["klotz", "serve", "--host", "0.0.0.0", "--port", "8000"]
