import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
import { fillOrders } from './fill-orders.ts'
import { fillPeople } from './fill-people.ts'
import { fillProducts } from './fill-products.ts'
import { fillRequests } from './fill-requests.ts'
import { fillSearches } from './fill-searches.ts'
import { formatPath, listCalls } from './list-calls.ts'
import type { openDesk } from './open-desk.ts'

/**
 * Measures every list of the team API with 10,000 orders, 60,000 products, 5,000 accounts, 30,000 emails, 50,000
 * entries of the audit log, 10,000 search terms, 500 synonyms and 20,000 requests, by each filter and sort order:
 * `node scripts/bench/desk/desk.bench.ts [rounds]`.
 */
const rounds = Number(process.argv[2] ?? 40)

// Like the built shop, it contains modules that Node cannot load by itself: the email templates.
const desks = await runnerImport<typeof import('./open-desk.ts')>('./scripts/bench/desk/open-desk.ts', {
  configFile: false,
  logLevel: 'error',
})

const directory = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
const server = await startPostgres({ directory: join(directory, 'postgres') })
try {
  const desk = await desks.module.openDesk(server.url)
  const { db, pool } = desk.database
  await fillPeople(db, 5_000)
  await fillOrders(db, 10_000)
  await fillProducts(db, 60_000)
  await fillSearches(db, 10_000)
  await fillRequests(db, 20_000)
  await pool.query('vacuum analyze')
  for (const path of desk.paths) {
    const total = await settle(desk.call, path)
    for (const call of listCalls(path, total)) console.log(JSON.stringify(await measure(desk.call, call)))
  }
  await desk.close()
} finally {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}

type Call = Awaited<ReturnType<typeof openDesk>>['call']

/** Calls a list until its data from other services has arrived; returns its total. */
async function settle(call: Call, path: string): Promise<number | null> {
  let last = await call(path)
  for (;;) {
    const next = await call(path)
    if (next.total === last.total && next.statements === last.statements) return next.total
    last = next
  }
}

async function measure(call: Call, path: string) {
  for (let round = 0; round < 3; round++) await call(path)
  const calls = []
  for (let round = 0; round < rounds; round++) calls.push(await call(path))
  const times = calls.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const percentile = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1))
  // Jobs of the shop may add statements to those of a call.
  const statements = Math.min(...calls.map(({ statements }) => statements))
  const [p50Ms, p95Ms] = [percentile(0.5), percentile(0.95)]
  return { call: formatPath(path), total: calls[0]?.total, statements, p50Ms, p95Ms }
}
