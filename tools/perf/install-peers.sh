#!/bin/sh
# Installs Strapi 5 and Payload 3 on SQLite, each with a collection of blogs that anyone may read, for
# `npm run perf:server`. They are no dependencies of this project: choose a folder outside of it.
# sh tools/perf/install-peers.sh FOLDER
set -eu
mkdir -p "$1" && cd "$1"
export STRAPI_TELEMETRY_DISABLED=true NEXT_TELEMETRY_DISABLED=1

npx --yes create-strapi-app@5.54.0 strapi --js --dbclient sqlite --dbfile .tmp/data.db --skip-cloud \
  --skip-db --no-example --no-git-init --no-install --non-interactive
cd strapi
# The 12.8 that Strapi asks for aborts on Node 24.21, and downloads or compiles its program.
npm install better-sqlite3@13.2.0
# A list of 1,000 at once.
sed -i 's/maxLimit: 100,/maxLimit: 1000,/' config/api.js
mkdir -p src/api/blog/content-types/blog src/api/blog/controllers src/api/blog/services src/api/blog/routes
cat > src/api/blog/content-types/blog/schema.json <<'EOF'
{
  "kind": "collectionType",
  "collectionName": "blogs",
  "info": { "singularName": "blog", "pluralName": "blogs", "displayName": "Blog" },
  "options": { "draftAndPublish": false },
  "attributes": {
    "title": { "type": "string" },
    "content": { "type": "text" },
    "author": { "type": "string" }
  }
}
EOF
factory="module.exports = require('@strapi/strapi').factories"
echo "$factory.createCoreController('api::blog.blog');" > src/api/blog/controllers/blog.js
echo "$factory.createCoreService('api::blog.blog');" > src/api/blog/services/blog.js
echo "$factory.createCoreRouter('api::blog.blog', { config: { find: { auth: false } } });" > src/api/blog/routes/blog.js
NODE_ENV=production npx strapi build
cd ..

mkdir payload && cd payload
npm init --yes && npm pkg set type=module
npm install payload@3.90.2 @payloadcms/next@3.90.2 @payloadcms/ui@3.90.2 @payloadcms/db-sqlite@3.90.2 \
  next@16.4.6 react@19.3.1 react-dom@19.3.1 graphql@16.11.0 typescript@5.9.3 @types/node@24 @types/react@19
# The template of its own installer, which would load the rest from the internet.
tar xzf "$(npm pack --silent create-payload-app@3.90.2)"
mkdir -p src/app && cp -r "package/dist/template/src/app/(payload)" src/app/
rm -r package create-payload-app-*.tgz "src/app/(payload)/custom.scss" \
  "src/app/(payload)/api/graphql" "src/app/(payload)/api/graphql-playground"
sed -i '/custom.scss/d' "src/app/(payload)/layout.tsx"
cat > next.config.mjs <<'EOF'
import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload({});
EOF
cat > tsconfig.json <<'EOF'
{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["DOM", "DOM.Iterable", "ES2022"],
    "allowJs": true,
    "skipLibCheck": true,
    "strict": true,
    "noEmit": true,
    "esModuleInterop": true,
    "module": "esnext",
    "moduleResolution": "bundler",
    "resolveJsonModule": true,
    "isolatedModules": true,
    "jsx": "react-jsx",
    "plugins": [{ "name": "next" }],
    "paths": { "@payload-config": ["./src/payload.config.ts"] }
  },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["node_modules"]
}
EOF
cat > src/payload.config.ts <<'EOF'
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';
import { migrations } from './migrations';

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET || '',
  graphQL: { disable: true },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'blogs',
      access: { read: () => true },
      fields: [
        { name: 'title', type: 'text' },
        { name: 'content', type: 'textarea' },
        { name: 'author', type: 'text' },
      ],
    },
  ],
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URL || '' }, prodMigrations: migrations }),
});
EOF
mkdir src/migrations && echo 'export const migrations = [];' > src/migrations/index.ts
export PAYLOAD_SECRET=build DATABASE_URL=file:build.db
npx payload migrate:create first
NODE_ENV=production npx next build
