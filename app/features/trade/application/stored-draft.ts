import { z } from 'zod'
import { type ApplicationValues, STEPS, type Step, TEXT_FIELDS } from './application-form.ts'

const STORAGE_KEY = 'trade-application'

const draft = z.object({
  step: z.enum(STEPS),
  values: z.object({
    ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, z.string()])) as Record<
      (typeof TEXT_FIELDS)[number],
      z.ZodString
    >),
    kinds: z.array(z.string()),
    terms: z.boolean(),
    clause: z.boolean(),
  }),
  certificate: z.object({ sealed: z.string(), name: z.string(), sizeBytes: z.number() }).nullable(),
})
export type StoredDraft = z.infer<typeof draft>

/** Returns null if nothing is stored. The draft contains no password. */
export function readStoredDraft(): StoredDraft | null {
  try {
    return draft.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Browsers may refuse to store anything; the form then works without a draft. */
export function storeDraft(stored: {
  step: Step
  values: ApplicationValues
  certificate: StoredDraft['certificate']
}): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
  } catch {
    // Without storage, no draft is saved.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage there is no draft.
  }
}
