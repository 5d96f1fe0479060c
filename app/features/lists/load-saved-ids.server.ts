import type { Session } from '#app/visitor/context.ts'
import type { SavedItemsClient } from '#clients/platform/saved-items-client.ts'

/** The products that a customer has saved; none when they cannot be read, since the page goes on without. */
export async function loadSavedIds(
  savedItems: SavedItemsClient,
  session: Session,
): Promise<readonly string[]> {
  const saved = await savedItems.list(session.accessToken)
  return saved.ok ? saved.value : []
}
