FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL
RUN npm run build
# nginx sends a compressed copy where there is one, instead of compressing the same page each time.
RUN find out -type f -regex '.*\.\(html\|js\|svg\|xml\|txt\)' -exec gzip -9nk {} +
# The user of nginx is another one, and files of a checkout with umask 077 are its owner's alone.
RUN chmod -R a+rX out nginx.conf

FROM nginxinc/nginx-unprivileged:1.30-alpine
COPY --from=build /site/out /srv/site/out
COPY --from=build /site/nginx.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
