import { CHANGES } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database.ts'
import { listen } from '#services/kernel/listen.ts'

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
  let seen = new Set(await recentChanges(database).then((changes) => changes.map(({ id }) => id)))
  const purgeProducts = async () => {
    const changes = await recentChanges(database)
    const fresh = changes.filter(({ id }) => !seen.has(id))
    seen = new Set(changes.map(({ id }) => id))
    if (fresh.length > 0) purge([...new Set(fresh.map(({ product }) => `product:${product}`))])
  }
  const purgeContent = () => {
    onContentChange()
    purge(null)
  }
  const subscriptions = await Promise.all([
    listen(database.url, CHANGES.products, (payload) => {
      if (payload === null) purge(null)
      else purgeProducts().catch(() => purge(null))
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

/**
 * The changes of the last minutes. Not those above the last number: of two transactions the one with the
 * higher number may be committed first.
 */
async function recentChanges({ pool }: Database): Promise<{ id: string; product: string }[]> {
  const { rows } = await pool.query<{ id: string; product: string }>(
    `select id::text, product_id::text as product from commerce.product_changes
     where changed_at > now() - interval '5 minutes'`,
  )
  return rows
}
