# The whole shop in one image; docs/operations.md says how it is run.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm run build && npm run studio && rm -rf desk/node_modules studio/node_modules node_modules/.cache

FROM node:24-bookworm-slim
WORKDIR /shop
RUN mkdir /data && chown node:node /shop /data
COPY --from=build --chown=node:node /shop .
USER node
ENV HOST=0.0.0.0 DATA_FOLDER=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=90s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]
