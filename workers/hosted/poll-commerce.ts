import type { ProductCalls } from '#clients/commerce/product-calls.ts'
import { idNumber } from '#domain/ids.ts'
import { type ChangeLog, recordVersions } from '#services/kernel/changes/change-log.ts'
import { readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'

type CommercePoll = {
  readonly database: Database
  readonly log: ChangeLog
  readonly commerce: Pick<ProductCalls, 'listUpdatedProducts'>
}

/** Polls overlap, since the hosted shop's index of updated products lags behind. */
const OVERLAP_MS = 10 * 60_000

/** Every minute, logs updated products of a hosted shop that webhooks missed. */
export function commercePollJob(poll: CommercePoll): Job {
  return {
    name: `${poll.log.name}: read updated products`,
    everySeconds: 60,
    run: (now) => pollCommerce(poll, now),
  }
}

async function pollCommerce({ database, log, commerce }: CommercePoll, now: Date): Promise<void> {
  const reader = `poll of ${log.name}`
  const reached = (await readCursor(database, reader)) ?? now.toISOString()
  const since = new Date(Date.parse(reached) - OVERLAP_MS).toISOString()
  let latest = reached
  let after: string | null = null
  do {
    const page = await commerce.listUpdatedProducts({ since, after })
    if (!page.ok) throw new Error(`The updated products of ${log.name} cannot be read: ${page.code}`)
    const versions = page.value.products.map(({ id, updatedAt }) => ({
      subject: idNumber(id),
      version: new Date(updatedAt).toISOString(),
    }))
    await recordVersions(database, log, versions)
    for (const { version } of versions) if (version > latest) latest = version
    await storeCursor(database, reader, latest)
    after = page.value.nextCursor
  } while (after !== null)
}
