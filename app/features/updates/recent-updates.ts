import { UPDATE_FIELD } from './paths.ts'
import type { LoadedUpdates } from './update-view.ts'

export async function fetchUpdates(url: string): Promise<LoadedUpdates | null> {
  const response = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
  return response?.ok ? ((await response.json()) as LoadedUpdates) : null
}

/** Does not revalidate the page. Returns whether it succeeded. */
export async function markAsRead(url: string, ids: readonly string[]): Promise<boolean> {
  const body = new URLSearchParams(ids.map((id) => [UPDATE_FIELD, id]))
  const response = await fetch(url, { method: 'POST', body, keepalive: true }).catch(() => null)
  return response?.ok === true
}
