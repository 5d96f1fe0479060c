import { sql } from 'drizzle-orm'
import type { ImportFailure } from '#contracts/team/product-import.ts'
import type { HouseDelivery } from '#domain/delivery/shipping-cost.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { tryWithLock } from '#services/kernel/database/exclusive.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import type { Job } from '#services/kernel/jobs.ts'
import type { ShopStore } from '../../options.ts'

type ImportOptions = {
  database: Database
  clock: Clock
  store: ShopStore
  house: { readonly delivery: HouseDelivery }
  reportError: (error: unknown) => void
}

const ATTEMPTS_MAX = 3
const PROGRESS_INTERVAL_MS = 500

export const IMPORT_JOB = 'commerce: continue imports'

/** Runs waiting imports one after the other. */
export function importJob({ database, clock, store, house: { delivery }, reportError }: ImportOptions): Job {
  const { db } = database

  /**
   * Claims the next import. Since this process holds the lock, an import marked as running was interrupted, and is
   * restarted.
   */
  async function claimNext(): Promise<ClaimedImport | null> {
    const { rows } = await db.execute<ClaimedImport>(sql`
      update commerce.product_imports set state = 'running', attempts = attempts + 1, version = version + 1,
        bytes_read = 0, rows = 0
      where id = (select id from commerce.product_imports where state in ('waiting', 'running') order by id limit 1)
      returning id::int as id, attempts, uploads, currency, allows_images as "allowsImages", is_dry_run as "isDryRun"`)
    return rows[0] ?? null
  }

  async function runOne(claimed: ClaimedImport, stopping?: AbortSignal): Promise<void> {
    const { id, attempts } = claimed
    if (attempts > ATTEMPTS_MAX) return finish(id, { failure: 'import-interrupted' })
    let lastAt = Number.NEGATIVE_INFINITY
    let stored = Promise.resolve()
    const onProgress = ({ bytesRead, bytesTotal, rows }: Progress) => {
      stopping?.throwIfAborted()
      if (performance.now() - lastAt < PROGRESS_INTERVAL_MS) return
      lastAt = performance.now()
      stored = stored.then(() => storeProgress(id, { bytesRead, bytesTotal, rows }))
    }
    try {
      // Only a process that imports loads the readers of spreadsheets and the writer of the catalogue.
      const { runImport } = await import('./run-import.ts')
      const imported = await runImport(claimed, { database, store, delivery, onProgress })
      await stored
      if (!imported.ok) return await finish(id, { failure: imported.code })
      const { report, refusals } = imported.value
      await db.execute(sql`
        update commerce.product_imports set state = 'done', failure = null, version = version + 1, finished_at = ${clock().toISOString()}::timestamptz,
          report = ${JSON.stringify(report)}::jsonb, refusals = ${JSON.stringify(refusals)}::jsonb where id = ${id}`)
    } catch (error) {
      // The import continues in another process, or after the next start.
      stopping?.throwIfAborted()
      reportError(error)
      return await finish(id, { failure: claimed.isDryRun ? 'file-unreadable' : 'writing-failed' })
    }
    if (!claimed.isDryRun) await removeUploads(claimed.uploads).catch(reportError)
  }

  async function storeProgress(id: number, { bytesRead, bytesTotal, rows }: Progress): Promise<void> {
    await db
      .execute(
        sql`update commerce.product_imports set bytes_read = ${bytesRead}, bytes_total = ${bytesTotal}, rows = ${rows}
          where id = ${id}`,
      )
      .catch(reportError)
  }

  async function finish(id: number, { failure }: { failure: ImportFailure }): Promise<void> {
    await db.execute(sql`
      update commerce.product_imports set state = 'failed', failure = ${failure}, version = version + 1,
        finished_at = ${clock().toISOString()}::timestamptz where id = ${id}`)
  }

  async function removeUploads(uploads: ClaimedImport['uploads']): Promise<void> {
    const ids = uploads.map(({ id }) => id)
    await db.execute(sql`delete from commerce.uploads where id = any(${sql.param(ids)}::uuid[])`)
  }

  return {
    name: IMPORT_JOB,
    everySeconds: 60,
    async run(_, stopping) {
      // The previous release imports under this lock, outside of its jobs.
      await tryWithLock(database, LOCKS.productFiles, async () => {
        while (!stopping?.aborted) {
          const next = await claimNext()
          if (!next) return
          await runOne(next, stopping)
        }
      })
    },
  }
}

type Progress = { bytesRead: number; bytesTotal: number; rows: number }

type ClaimedImport = {
  id: number
  attempts: number
  uploads: { id: string; name: string }[]
  currency: Currency
  allowsImages: boolean
  isDryRun: boolean
}
