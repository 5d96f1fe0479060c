import { CHANGES, changedIds } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'

export type PurgeOptions = {
  database: Database
  /** Forgets pages with one of the tags, and those without; all for null. */
  purge(tags: readonly string[] | null): void
  /** Content is remembered elsewhere too. */
  onContentChange(): void
  /** What is remembered of who is signed in may be wrong. */
  onSessionEnd(): void
}

/**
 * Forgets pages when what they show changes, in whichever process it changed (architecture.md §7). A product's
 * own page goes when the product changes; lists go when the search index has taken the change over; content is
 * on every page, and goes again when the content service answers with the change: a page may have been made in
 * between. After a lost connection nobody knows what was missed, so everything goes.
 */
export async function purgeOnChange({ database, purge, onContentChange, onSessionEnd }: PurgeOptions) {
  const purgeContent = () => {
    onContentChange()
    purge(null)
  }
  const subscriptions = await Promise.all([
    listen(database.url, CHANGES.products, (payload) => {
      if (payload === null) purge(null)
      else purge((changedIds(payload) ?? []).map((number) => `product:${number}`))
    }),
    listen(database.url, CHANGES.search, () => purge([])),
    listen(database.url, CHANGES.content, purgeContent),
    listen(database.url, CHANGES.contentRefreshed, purgeContent),
    listen(database.url, CHANGES.sessionEnds, onSessionEnd),
  ])
  return {
    async close() {
      await Promise.all(subscriptions.map((subscription) => subscription.close()))
    },
  }
}
