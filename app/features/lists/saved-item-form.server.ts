import { productIdentifier } from '#contracts/platform.ts'
import { SAVED_ITEM_BACK } from './paths.ts'

const INTENTS = ['save', 'remove', 'remove-later'] as const

/** Saves a product, or removes it from the saved items or from 'Saved for later'. */
export type SavedItemForm = {
  readonly intent: (typeof INTENTS)[number]
  readonly productId: string
  readonly back: string
}

/** Returns null if the form is malformed. */
export function readSavedItemForm(form: FormData): SavedItemForm | null {
  const intent = INTENTS.find((name) => form.has(name))
  const productId = productIdentifier.safeParse(intent && form.get(intent)).data
  if (intent === undefined || productId === undefined) return null
  return { intent, productId, back: String(form.get(SAVED_ITEM_BACK) ?? '/') }
}
