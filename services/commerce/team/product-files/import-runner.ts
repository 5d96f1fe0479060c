import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ImportFailure } from '#contracts/team/product-import.ts'
import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Clock } from '#services/kernel/clock.ts'
import { inBackground } from '#services/kernel/database/bounded-pool.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { exclusively } from '#services/kernel/database/exclusive.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import type { ShopStore } from '../../options.ts'
import { runImport } from './run-import.ts'

type RunnerOptions = {
  database: Database
  clock: Clock
  store: ShopStore
  house: { readonly delivery: HouseDelivery }
  reportFault: (fault: unknown) => void
}

/** Runs waiting imports, one at a time across all processes. */
export type ImportRunner = {
  /**
   * Starts in the background, and ends when no import is waiting. While it is running, another call only makes it check
   * again.
   */
  start(): void
}

const ATTEMPTS_MAX = 3
const PROGRESS_INTERVAL_MS = 500
const RETRY_MS = 1000

export function createImportRunner({
  database,
  clock,
  store,
  house: { delivery },
  reportFault,
}: RunnerOptions): ImportRunner {
  const { db, pool } = database
  let isRunning = false
  let isWanted = false

  async function runWhileWanted(): Promise<void> {
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await run()
      }
    } finally {
      isRunning = false
    }
  }

  /**
   * Ignores errors while the process is shutting down, since its import continues in another process or after a
   * restart.
   */
  function reportUnlessEnding(fault: unknown): void {
    if (!pool.ending && !pool.ended) reportFault(fault)
  }

  async function run(): Promise<void> {
    for (;;) {
      const { isHeld } = await exclusively(database, LOCKS.productFiles, async () => {
        for (let next = await takeNext(); next; next = await takeNext()) await runOne(next)
      })
      if (!isHeld) return
      // The process that is importing may have looked for the next import just before this one was added.
      await delay(RETRY_MS, undefined, { ref: false })
      const { rows } = await db.execute(
        sql`select from commerce.product_imports where state = 'waiting' limit 1`,
      )
      if (rows.length === 0) return
    }
  }

  /**
   * Takes the next import. Since this process holds the lock, one marked as running was interrupted and is restarted.
   */
  async function takeNext(): Promise<Taken | null> {
    const { rows } = await db.execute<Taken>(sql`
      update commerce.product_imports set state = 'running', attempts = attempts + 1, version = version + 1,
        bytes_read = 0, rows = 0
      where id = (select id from commerce.product_imports where state in ('waiting', 'running') order by id limit 1)
      returning id::int as id, attempts, uploads, currency, allows_images as "allowsImages", is_dry_run as "isDryRun"`)
    return rows[0] ?? null
  }

  async function runOne(taken: Taken): Promise<void> {
    const { id, attempts } = taken
    if (attempts > ATTEMPTS_MAX) return finish(id, { failure: 'import-interrupted' })
    let lastAt = Number.NEGATIVE_INFINITY
    let stored = Promise.resolve()
    const onProgress = ({ bytesRead, bytesTotal, rows }: Progress) => {
      if (performance.now() - lastAt < PROGRESS_INTERVAL_MS) return
      lastAt = performance.now()
      stored = stored.then(() => storeProgress(id, { bytesRead, bytesTotal, rows }))
    }
    try {
      const imported = await runImport(taken, { database, store, delivery, onProgress })
      await stored
      if (!imported.ok) return await finish(id, { failure: imported.code })
      const { report, refusals } = imported.value
      await db.execute(sql`
        update commerce.product_imports set state = 'done', failure = null, version = version + 1, finished_at = ${clock().toISOString()}::timestamptz,
          report = ${JSON.stringify(report)}::jsonb, refusals = ${JSON.stringify(refusals)}::jsonb where id = ${id}`)
    } catch (fault) {
      reportUnlessEnding(fault)
      if (pool.ending || pool.ended) return
      return await finish(id, { failure: taken.isDryRun ? 'file-unreadable' : 'writing-failed' })
    }
    if (!taken.isDryRun) await removeUploads(taken.uploads).catch(reportUnlessEnding)
  }

  async function storeProgress(id: number, { bytesRead, bytesTotal, rows }: Progress): Promise<void> {
    await db
      .execute(
        sql`update commerce.product_imports set bytes_read = ${bytesRead}, bytes_total = ${bytesTotal}, rows = ${rows}
          where id = ${id}`,
      )
      .catch(reportFault)
  }

  async function finish(id: number, { failure }: { failure: ImportFailure }): Promise<void> {
    await db.execute(sql`
      update commerce.product_imports set state = 'failed', failure = ${failure}, version = version + 1,
        finished_at = ${clock().toISOString()}::timestamptz where id = ${id}`)
  }

  async function removeUploads(uploads: Taken['uploads']): Promise<void> {
    const ids = uploads.map(({ id }) => id)
    await db.execute(sql`delete from commerce.uploads where id = any(${sql.param(ids)}::uuid[])`)
  }

  return {
    start() {
      isWanted = true
      if (!isRunning) inBackground(runWhileWanted).catch(reportUnlessEnding)
    },
  }
}

type Progress = { bytesRead: number; bytesTotal: number; rows: number }

type Taken = {
  id: number
  attempts: number
  uploads: { id: string; name: string }[]
  currency: Currency
  allowsImages: boolean
  isDryRun: boolean
}
