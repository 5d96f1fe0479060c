import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { RELEASE, readMigrations } from '#services/kernel/database/migrations.ts'
import { openShopDatabase } from './shop/open-database.ts'
import { makeScratchFolder } from './shop/scratch-folder.ts'
import { findChromiumForJourneys } from './test/find-chromium.ts'

/**
 * `npm run dump-release`: fills a shop of this version with `tests/upgrades/stored-shop.e2e.ts`, and writes it to
 * `tests/upgrades/{version}.sql`: the schema, and the newest rows of each table with everything they reference and
 * consist of.
 */
const ROWS_PER_TABLE = 6
/** No rows of tables that can be derived from the rest, and few of tables with large rows. */
const OTHER_LIMITS: Record<string, number> = {
  'commerce.collection_products': 0,
  'commerce.inventory': 1,
  'commerce.media': 1,
  'commerce.orders': 12,
  'commerce.product_completeness': 1,
  'commerce.product_metafields': 1,
  'commerce.product_translations': 1,
  'commerce.products': 2,
  'content.assets': 1,
  'content.documents': 4,
  'content.transactions': 2,
  'mail.outbox': 2,
  'commerce.variant_prices': 1,
  'commerce.variants': 1,
  'search.records': 0,
  'visual.pictures': 0,
}

/** A row by its `ctid`; it stays JSON text, because its numbers may exceed those of JavaScript. */
type Row = { place: string; json: string }
type Reference = { from: string; fromColumns: string[]; to: string; toColumns: string[]; isPart: boolean }

const folder = makeScratchFolder('release')
const filled = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.release.config.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, E2E_DATA_FOLDER: folder, CHROMIUM_PATH: findChromiumForJourneys() ?? '' },
  },
)
if (filled.status !== 0) process.exit(1)
const file = `tests/upgrades/${RELEASE.version}.sql`
const shopDatabase = await openShopDatabase({ databaseUrl: null, dataFolder: folder })
const client = new pg.Client({ connectionString: shopDatabase.url })
await client.connect()
try {
  const tables = await readTables()
  const rows = await chooseRows(tables)
  const { secret } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const schema = readMigrations().map(
    ({ name, sql }) => `-- ${name}\n${sql.replaceAll('--> statement-breakpoint', '')}`,
  )
  const text = [
    `-- A shop of version ${RELEASE.version}. SECRET=${secret}`,
    'set client_min_messages = warning;\nset session_replication_role = replica;',
    ...schema.map((sql) => sql.trim().replace(/;?$/, ';')),
    ...(await migrationJournals()),
    ...[...rows].flatMap(([table, found]) => toInserts(table, tables.get(table) ?? [], [...found.values()])),
    ...(await setSequences()),
  ].join('\n')
  writeFileSync(file, `${text}\n`)
  console.log(`${file}: ${Math.round(text.length / 1000)} KB`)
} finally {
  await client.end()
  await shopDatabase.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The tables of the services with their writable columns. */
async function readTables(): Promise<Map<string, string[]>> {
  const { rows } = await client.query(
    `select table_schema || '.' || table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and table_schema not in ('pg_catalog', 'information_schema', 'migrations')
     group by 1 order by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

async function chooseRows(tables: ReadonlyMap<string, string[]>): Promise<Map<string, Map<string, Row>>> {
  const references = await readReferences()
  const chosen = new Map([...tables.keys()].map((table) => [table, new Map<string, Row>()]))
  const queue: [string, Row][] = []
  const add = (table: string, rows: Row[]) => {
    for (const row of rows) {
      if (chosen.get(table)?.has(row.place)) continue
      chosen.get(table)?.set(row.place, row)
      queue.push([table, row])
    }
  }
  for (const table of tables.keys()) {
    add(table, await select(table, `order by ctid desc limit ${OTHER_LIMITS[table] ?? ROWS_PER_TABLE}`, []))
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [table, { json }] = next
    const values: Record<string, unknown> = JSON.parse(json)
    for (const { from, fromColumns, to, toColumns, isPart } of references) {
      if (from === table) add(to, await select(to, ...whereEqual(toColumns, fromColumns, values)))
      if (to === table && isPart && OTHER_LIMITS[from] !== 0) {
        add(from, await select(from, ...whereEqual(fromColumns, toColumns, values)))
      }
    }
  }
  return chosen
}

async function select(table: string, rest: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await client.query(
    `select ctid::text as place, to_jsonb(row)::text as json from ${table} as row ${rest}`,
    values,
  )
  return rows
}

function whereEqual(
  columns: string[],
  sources: string[],
  values: Record<string, unknown>,
): [string, unknown[]] {
  const conditions = columns.map(
    (column, index) => `row.${pg.escapeIdentifier(column)}::text = $${index + 1}`,
  )
  return [`where ${conditions.join(' and ')}`, sources.map((source) => values[source])]
}

/** The foreign keys; a row that is deleted with another one is part of it. */
async function readReferences(): Promise<Reference[]> {
  const columns = (key: string, table: string) =>
    `(select array_agg(attname::text order by place) from unnest(${key}) with ordinality as keys(number, place)
      join pg_attribute on attrelid = ${table} and attnum = number)`
  const { rows } = await client.query(
    `select conrelid::regclass::text as from, ${columns('conkey', 'conrelid')} as "fromColumns",
       confrelid::regclass::text as to, ${columns('confkey', 'confrelid')} as "toColumns", confdeltype = 'c' as "isPart"
     from pg_constraint where contype = 'f'`,
  )
  return rows
}

function toInserts(table: string, columns: readonly string[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return []
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const json = pg.escapeLiteral(`[\n${rows.map((row) => row.json).join(',\n')}\n]`).trim()
  return [
    `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, ${json});`,
  ]
}

async function migrationJournals(): Promise<string[]> {
  const { rows } = await client.query(
    `select table_name as name from information_schema.tables where table_schema = 'migrations' order by 1`,
  )
  const statements = ['create schema migrations;']
  for (const { name } of rows) {
    const table = `migrations.${pg.escapeIdentifier(name)}`
    const isJournal = name !== 'releases'
    const columns = isJournal
      ? 'id serial primary key, hash text not null, created_at bigint'
      : 'version text primary key, previous text not null, opened_at timestamptz not null default now()'
    const stored = await client.query(`select '' as place, to_jsonb(row)::text as json from ${table} as row`)
    statements.push(
      `create table ${table} (${columns});`,
      ...toInserts(
        table,
        isJournal ? ['hash', 'created_at'] : ['version', 'previous', 'opened_at'],
        stored.rows,
      ),
    )
  }
  return statements
}

async function setSequences(): Promise<string[]> {
  const { rows } = await client.query(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value as last from pg_sequences
     where schemaname <> 'migrations' and last_value is not null order by 1`,
  )
  return rows.map(({ name, last }) => `select setval('${name}', ${last});`)
}
