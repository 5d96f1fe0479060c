import { CHANGES, changedIds } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { listen } from '#services/kernel/database/listen.ts'

export type PurgeOptions = {
  database: Database
  /** Evicts pages with one of the tags, and those without; all for null. */
  purge(tags: readonly string[] | null): void
  /** Clears other caches of content. */
  onContentChange(): void
  /** Clears cached access tokens. */
  onAccountChange(): void
}

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
