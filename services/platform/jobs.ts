import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { removeOldSearches } from './counted-searches.ts'
import { type CartStore, resealCarts } from './customer-cart.ts'
import { removeOldDownloads } from './downloads/count-download.ts'
import { type ExportOptions, exportsJob } from './exports/export-runner.ts'
import { removeOldExports } from './exports/export-store.ts'
import { removeOldPresences } from './lists/live/presence.ts'
import { removeOldLists } from './lists/remove-old-lists.ts'
import { removeOldInvitations } from './lists/sharing/members.ts'
import { removeOldChanges } from './made-changes.ts'
import { expireQuotes, remindClients, updateFromCheckouts } from './quotes/follow-quotes.ts'
import type { QuoteStore } from './quotes/quotes-options.ts'
import { type AttachmentFiles, IS_UNCLAIMED } from './requests/attachments/attachment-store.ts'
import { removeOldDrafts, removeOldRequests } from './requests/remove-requests.ts'
import type { RequestsOptions } from './requests/requests-options.ts'
import { requestAttachments } from './requests/requests-tables.ts'
import { removeOldLogos } from './studio/studio-store.ts'
import { checkVatNumbers } from './trade/check-vat-numbers.ts'
import { removeOldApplications } from './trade/remove-applications.ts'
import type { TradeOptions } from './trade/trade-options.ts'
import { removeOldMarkers } from './updates/read-markers.ts'

/** How long an uploaded file may wait for its message, which may not be finished yet. */
export const ATTACHMENT_HOURS = 24

export function platformJobs({
  database,
  cartSeal,
  requests,
  downloads,
  clock,
  quotes,
  trade,
  reportError,
}: CartStore & {
  requests: Pick<RequestsOptions, 'files'>
  downloads: Pick<ExportOptions, 'makeDocument' | 'readFile'>
  trade: TradeOptions
} & Pick<ExportOptions, 'reportError'> &
  QuoteStore): Job[] {
  const quoteStore = { database, clock, quotes }
  return [
    {
      name: 'platform: follow checkouts of quotes',
      everySeconds: 60,
      run: () => updateFromCheckouts(quoteStore),
    },
    {
      name: 'platform: end quotes',
      everySeconds: 900,
      run: (now) => expireQuotes(quoteStore, now),
    },
    {
      name: 'platform: remind clients of quotes',
      everySeconds: 3600,
      run: (now) => remindClients(quoteStore, now),
    },
    {
      name: 'platform: remove old searches',
      everySeconds: 3600,
      run: (now) => removeOldSearches(database, now),
    },
    {
      name: 'platform: remove old keys of changes',
      everySeconds: 3600,
      run: (now) => removeOldChanges(database, now),
    },
    {
      name: 'platform: remove old download counts',
      everySeconds: 86_400,
      run: (now) => removeOldDownloads(database, now),
    },
    {
      name: 'platform: remove what was removed from lists',
      everySeconds: 86_400,
      run: (now) => removeOldLists(database, now),
    },
    exportsJob({ database, clock, files: requests.files, reportError, ...downloads }),
    {
      name: 'platform: remove old exports',
      everySeconds: 900,
      run: (now) => removeOldExports(database, requests.files, now),
    },
    {
      name: 'platform: remove old logos',
      everySeconds: 3600,
      run: (now) => removeOldLogos(database, requests.files, now),
    },
    {
      name: 'platform: remove old invitations to lists',
      everySeconds: 86_400,
      run: (now) => removeOldInvitations(database, now),
    },
    {
      name: 'platform: remove old presences in lists',
      everySeconds: 3600,
      run: (now) => removeOldPresences(database.db, now),
    },
    {
      name: 'platform: remove old requests',
      everySeconds: 86_400,
      run: (now) => removeOldRequests(database, now),
    },
    {
      name: 'platform: remove attachments without a message',
      everySeconds: 3600,
      run: (now) => removeUnclaimed(database, requests.files, now),
    },
    {
      name: 'platform: remove old read markers',
      everySeconds: 86_400,
      run: (now) => removeOldMarkers(database, now),
    },
    {
      name: 'platform: remove old drafts of replies',
      everySeconds: 86_400,
      run: (now) => removeOldDrafts(database, now),
    },
    {
      name: 'platform: check VAT numbers',
      everySeconds: 60,
      run: (now) => checkVatNumbers(database, trade, now),
    },
    {
      name: 'platform: remove old trade applications',
      everySeconds: 86_400,
      run: (now) => removeOldApplications(database, now),
    },
    {
      name: 'platform: seal stored carts',
      everySeconds: 86_400,
      run: () => resealCarts({ database, cartSeal }),
    },
  ]
}

/**
 * Removes files that belong to no message or application, one after the other. A message that claims a file at the same
 * time waits, and then does not find the file. If the files service fails, the remaining files are left to the next
 * run.
 */
export async function removeUnclaimed(
  { db }: Database,
  files: Pick<AttachmentFiles, 'remove'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - ATTACHMENT_HOURS * 3_600_000)
  const isOld = and(IS_UNCLAIMED, lt(requestAttachments.uploadedAt, before))
  const old = await db.select({ id: requestAttachments.id }).from(requestAttachments).where(isOld)
  for (const { id } of old) {
    const isRemoved = await db.transaction(async (tx) => {
      const [locked] = await tx
        .select({ id: requestAttachments.id })
        .from(requestAttachments)
        .where(and(eq(requestAttachments.id, id), isOld))
        .for('update', { skipLocked: true })
      if (!locked) return true
      if (!(await files.remove(id)).ok) return false
      await tx.delete(requestAttachments).where(eq(requestAttachments.id, id))
      return true
    })
    if (!isRemoved) return
  }
}
