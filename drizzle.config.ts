import { defineConfig } from 'drizzle-kit'

/** `SERVICE=commerce npm run db:generate` writes one service's migrations next to its tables. */
const service = process.env.SERVICE ?? 'commerce'

export default defineConfig({
  dialect: 'postgresql',
  schema: `./services/${service}/**/*tables.ts`,
  out: `./services/${service}/migrations`,
  schemaFilter: [service],
})
