import { z } from 'zod'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { productIdentifier } from '#contracts/platform.ts'
import { SAVED_ITEM_FIELDS } from './paths.ts'

/** Stores the product that a guest wants to save while they sign in. */
const COOKIE = 'pending_save'
const LIFETIME_SECONDS = 3_600

export function pendingSaveCookie(productId: string | null, isSecure: boolean): string {
  const maxAgeSeconds = productId === null ? 0 : LIFETIME_SECONDS
  return writeCookie(COOKIE, productId ?? '', { isSecure, isHttpOnly: true, maxAgeSeconds })
}

export function readPendingSave(request: Request): string | null {
  const stored = readCookie(request.headers.get('cookie'), COOKIE)
  return productIdentifier.safeParse(stored).data ?? null
}

/** The form that saves a product, or removes it from the saved items or from 'Saved for later'. */
export const savedItemForm = z.object({
  [SAVED_ITEM_FIELDS.product]: productIdentifier,
  [SAVED_ITEM_FIELDS.intent]: z.enum(['save', 'remove', 'remove-later']),
  [SAVED_ITEM_FIELDS.back]: z.string().default('/'),
})
