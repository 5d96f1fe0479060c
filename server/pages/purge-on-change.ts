import { CHANGES, changedIds } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'

export type PurgeOptions = {
  database: Database
  /** Evicts pages with one of the tags, and those without tags; null evicts all. */
  purge(tags: readonly string[] | null): void
  /** Clears other caches of content. */
  onContentChange(): void
  /** Clears cached access tokens. */
  onAccountChange(): void
}

/**
 * Evicts pages when their content changes, in any process (architecture.md §7). A product's own page is evicted when
 * the product changes; lists when the search index has changed; for content, all pages, and again when the content
 * service has loaded the change, since a page may have been rendered in between. After a lost connection everything is
 * evicted, since changes may have been missed.
 */
export async function purgeOnChange({ database, purge, onContentChange, onAccountChange }: PurgeOptions) {
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
    listen(database.url, CHANGES.sessionEnds, onAccountChange),
    listen(database.url, CHANGES.standings, onAccountChange),
  ])
  return {
    async close() {
      await Promise.all(subscriptions.map((subscription) => subscription.close()))
    },
  }
}
