# The server, for compose.yaml.  It listens to its own network only; put a proxy in front.
FROM python:3.13-slim
RUN useradd --create-home calico && install -d -o calico -m 700 /data
COPY . /source
# Without its page an image is of no use: where npm cannot be reached the build fails.
RUN CALICO_PAGE=required pip install --no-cache-dir "/source[postgresql]" && rm -r /source
USER calico
ENV XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8017
ENTRYPOINT ["calico", "serve", "--no-open"]
