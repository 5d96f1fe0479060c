import { z } from 'zod'

const pending = z.object({ path: z.string(), name: z.string() })
const KEY = 'desk-export'

/** Stores which export waits for the second factor, before the browser leaves for it. */
export function storePendingExport(name: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, name }))
}

/** The export of this list that waited for the second factor, which is then removed. */
export function takePendingExport(): string | null {
  const stored = pending.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  if (!stored.success || stored.data.path !== window.location.pathname) return null
  sessionStorage.removeItem(KEY)
  return stored.data.name
}
