FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
WORKDIR /src
RUN python -m venv /venv
COPY requirements/run.txt requirements/run.txt
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY boneyard boneyard
COPY engine engine
COPY bot bot
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /venv/bin/pip uninstall --yes hatchling packaging pathspec pluggy tomlkit trove-classifiers pip
# Less to download: the libraries' own tests and sources, Windows' libraries, and the data of languages that Boneyard
# does not speak.
RUN find /venv -type d \( -name tests -o -path '*/sqlalchemy/testing' \) -prune -exec rm -r {} + \
    && find /venv \( -name '*.pyx' -o -name '*.pxd' -o -name '*.pxi' -o -name '*.pyi' -o -name '*.dll' \) -delete \
    && find /venv \( -path '*/babel/locale-data/*.dat' -o -path '*/date_translation_data/*.py*' \) ! -name 'root.dat' \
    ! -name '__init__*' ! -name 'de*' ! -name 'en*' ! -name 'es*' ! -name 'fr*' ! -name 'pt*' -delete

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
# FriBiDi joins Arabic letters in players' names; without it they are drawn one by one.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin boneyard \
    && install --directory --owner=boneyard --group=boneyard /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/data
USER boneyard
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["boneyard", "health"]
ENTRYPOINT ["boneyard"]
CMD ["run"]
