import { UPDATE_FIELD } from './paths.ts'
import type { LoadedUpdates } from './shown-update.ts'

export async function fetchUpdates(address: string): Promise<LoadedUpdates | null> {
  const response = await fetch(address, { headers: { accept: 'application/json' } }).catch(() => null)
  return response?.ok ? ((await response.json()) as LoadedUpdates) : null
}

/** Does not revalidate the page. Returns whether it succeeded. */
export async function markAsRead(address: string, ids: readonly string[]): Promise<boolean> {
  const body = new URLSearchParams(ids.map((id) => [UPDATE_FIELD, id]))
  const marked = await fetch(address, { method: 'POST', body, keepalive: true }).catch(() => null)
  return marked?.ok === true
}
