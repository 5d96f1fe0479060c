import { z } from 'zod'
import type { Values } from './action.ts'

const draft = z.object({
  path: z.string(),
  action: z.string(),
  values: z.record(z.string(), z.string()),
})
const KEY = 'desk-draft'

const typed = z.record(z.string(), z.string())

/** Reads the typed values by the path of the action's form. Returns null if there are none. */
export function readTypedValues(form: string): Values | null {
  return typed.safeParse(JSON.parse(sessionStorage.getItem(typedKey(form)) ?? 'null')).data ?? null
}

/** Stores the typed values of a form. Null removes them. */
export function storeTypedValues(form: string, values: Values | null): void {
  if (values === null) sessionStorage.removeItem(typedKey(form))
  else sessionStorage.setItem(typedKey(form), JSON.stringify(values))
}

const typedKey = (form: string) => `desk-typed-${form}`

/** Stores a draft before the browser leaves to confirm the second factor. */
export function storeDraft(action: string, values: Values): void {
  sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, action, values }))
}

/** Returns and removes this page's draft, or returns null if there is none. */
export function takeDraft(): z.infer<typeof draft> | null {
  const stored = draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  if (!stored.success || stored.data.path !== window.location.pathname) return null
  sessionStorage.removeItem(KEY)
  return stored.data
}
