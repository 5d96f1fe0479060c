import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Core, openCore } from '#server/compose/core.ts'
import { readConfiguration } from '#server/settings/config.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listServicesWithTables, migrate, RELEASE } from '#services/kernel/database/migrations.ts'
import { emptyDatabase } from '#tests/support/database.ts'
import { createBrowser, IDENTITY_ORIGIN, signIn } from '#tests/support/identity/identity-flow.ts'
import { PASSWORD } from '../e2e/support/people/account.ts'
import { HOME } from '../e2e/support/places.ts'
import { type Columns, columnsOf, findBreakingChanges } from './columns.ts'
import { STORED } from './stored.ts'

/** Shops of earlier versions, as `npm run dump-release` wrote them. */
const dumps = readdirSync('tests/upgrades').filter((name) => name.endsWith('.sql'))
const dataFolder = mkdtempSync(join(tmpdir(), 'shop-upgrades-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

/** What migrations removed on purpose, and why nothing is lost. */
const LEFT_OUT = new Set([
  // All changes have one log in `kernel`, and are read once from the start.
  'commerce.product_changes',
  'search.indexed_changes',
  'visual.seen_changes',
  // Companies took over the stored data of contacts (`companies-migration.test.ts`).
  'customer.company_contacts',
  // Checkouts from before they had owners are started again from their carts.
  'commerce.checkouts',
])

async function openDump(name: string): Promise<Database & { secret: string }> {
  const sql = readFileSync(join('tests/upgrades', name), 'utf8')
  const database = await emptyDatabase()
  await database.pool.query(sql)
  return { ...database, secret: /SECRET=(\S+)/.exec(sql)?.[1] ?? '' }
}

async function countRows({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = any($1) order by 1`,
    [listServicesWithTables()],
  )
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const counted = await pool.query(`select count(*)::int as rows from ${name}`)
      return [name, counted.rows[0].rows] as const
    }),
  )
  return new Map(counts)
}

test.each(dumps)('%s opens with all that it had', async (name) => {
  const database = await openDump(name)
  try {
    const before = await countRows(database)
    await migrate(database.url)
    const after = await countRows(database)
    const lost = [...before].filter(([table, rows]) => !LEFT_OUT.has(table) && (after.get(table) ?? 0) < rows)
    expect(lost).toEqual([])
    // A cart that no one has used for ten days expires, and the dump becomes older every day.
    await database.pool.query(`update commerce.carts set used_at = '9999-01-01'`)
    await readEverything(database)
  } finally {
    await database.close()
  }
})

/** Reads what the customer and the editor of a dump stored, through the services. */
async function readEverything({ url, secret }: { url: string; secret: string }): Promise<void> {
  const settings = {
    DATABASE_URL: url,
    DATA_FOLDER: join(dataFolder, secret),
    DEMONSTRATION: 'no',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: IDENTITY_ORIGIN,
    SECRET: secret,
  }
  const configuration = readConfiguration(settings)
  const core = await openCore(configuration)
  try {
    const [screensToken] = configuration.services.identity.screensTokens
    const token = await signInTo(core, screensToken)
    const { customer, lists, customerCart, commerce } = core.clients
    expect(await customer.getCustomer(token)).toMatchObject({ value: { email: STORED.email } })

    const orders = await customer.listOrders(token, { first: 10, after: null })
    const listed = orders.ok ? orders.value.orders : []
    expect(listed).toHaveLength(1)
    const order = await customer.getOrder(token, listed[0]?.id ?? '')
    expect(JSON.stringify(order)).toContain(STORED.piece)

    const all = await lists.of(token).all()
    const saved = all.ok ? all.value.find(({ purpose }) => purpose === 'saved') : null
    expect(saved).toMatchObject({ itemCount: 1 })

    const cartId = await customerCart.read(token)
    const cart = await commerce.getCart(
      { cartId: (cartId.ok && cartId.value) || '' },
      { ...HOME, buyer: null },
    )
    expect(JSON.stringify(cart)).toContain(STORED.piece)

    const { reach } = core.services
    const query = new URLSearchParams({ query: `*[_id == "drafts.${STORED.draft}"]`, perspective: 'raw' })
    const content = configuration.services.content
    const draft = await reach.content.fetch(
      new Request(`${reach.content.baseUrl}/v2025-02-19/data/query/${content.dataset}?${query}`, {
        headers: { authorization: `Bearer ${content.previewToken}` },
      }),
    )
    expect(await draft.json()).toMatchObject({ result: [{ title: { en: STORED.draftTitle } }] })
  } finally {
    await core.close()
  }
}

async function signInTo({ services }: Core, screensToken: string): Promise<string> {
  const { fetch, baseUrl } = services.reach.identity
  const browser = createBrowser({
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      if (headers.has('authorization')) headers.set('authorization', `Bearer ${screensToken}`)
      const { method, body } = request
      return fetch(
        new Request(baseUrl + pathname + search, { method, headers, body, ...(body && { duplex: 'half' }) }),
      )
    },
  })
  const tokens = await signIn(browser, { email: STORED.email, password: PASSWORD })
  return tokens.access_token
}

test('the release before still finds all columns, and can write rows without the new ones', async () => {
  const previous = await openDump(`${RELEASE.previous}.sql`)
  const current = await emptyDatabase()
  try {
    await migrate(current.url)
    expect(findBreakingChanges(await columnsOf(previous), await columnsOf(current))).toEqual([])
  } finally {
    await Promise.all([previous.close(), current.close()])
  }
})

const COLUMN = { type: 'text', isNullable: false, hasDefault: true }
const table = (columns: Record<string, typeof COLUMN>): Columns =>
  new Map([['shop.pieces', new Map(Object.entries(columns))]])

test.each([
  ['nothing', { name: COLUMN }, []],
  ['a new column with a default', { name: COLUMN, size: COLUMN }, []],
  [
    'a new column that may be empty',
    { name: COLUMN, size: { ...COLUMN, isNullable: true, hasDefault: false } },
    [],
  ],
  [
    'a new column that must be given',
    { name: COLUMN, size: { ...COLUMN, hasDefault: false } },
    ['shop.pieces.size is new, and must be given'],
  ],
  ['a dropped column', {}, ['shop.pieces.name is gone']],
  ['another type', { name: { ...COLUMN, type: 'integer' } }, ['shop.pieces.name is integer instead of text']],
  [
    'a dropped default',
    { name: { ...COLUMN, hasDefault: false } },
    ['shop.pieces.name has no default anymore'],
  ],
])('the release before misses what it should after %s', (_, columns, misses) => {
  expect(findBreakingChanges(table({ name: COLUMN }), table(columns))).toEqual(misses)
})

test('the release before misses a dropped table, and a column that can no longer be empty', () => {
  const optional = table({ name: { ...COLUMN, isNullable: true } })
  expect(findBreakingChanges(optional, new Map())).toEqual(['shop.pieces is gone'])
  expect(findBreakingChanges(optional, table({ name: COLUMN }))).toEqual([
    'shop.pieces.name can no longer be empty',
  ])
})
