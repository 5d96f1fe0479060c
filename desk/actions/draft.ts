import { z } from 'zod'
import type { Values } from './action.ts'

const draft = z.object({
  path: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.string()),
})
const STORAGE_KEY = 'desk-draft'

const typedValues = z.record(z.string(), z.string())

/** Reads the typed values of the form with this path. Returns null if there are none. */
export function readTypedValues(formPath: string): Values | null {
  return typedValues.safeParse(JSON.parse(sessionStorage.getItem(typedKey(formPath)) ?? 'null')).data ?? null
}

/** Stores the typed values of the form with this path. Null removes them. */
export function storeTypedValues(formPath: string, values: Values | null): void {
  if (values === null) sessionStorage.removeItem(typedKey(formPath))
  else sessionStorage.setItem(typedKey(formPath), JSON.stringify(values))
}

const typedKey = (formPath: string) => `desk-typed-${formPath}`

/** Stores a draft before the browser leaves to confirm the second factor. */
export function storeDraft(action: string, values: Values): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path: window.location.pathname, action, values }))
}

/** Returns and removes this page's draft, or returns null if there is none. */
export function takeDraft(): z.infer<typeof draft> | null {
  const stored = draft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'))
  if (!stored.success || stored.data.path !== window.location.pathname) return null
  sessionStorage.removeItem(STORAGE_KEY)
  return stored.data
}
