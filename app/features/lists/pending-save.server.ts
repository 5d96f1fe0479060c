import { z } from 'zod'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import { productIdentifier } from '#contracts/platform.ts'
import { SAVED_ITEM_FIELDS } from './paths.ts'

/** The product a guest wanted to save, stored while they sign in. */
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

/** The form that saves a product, or takes it off the saved ones or off 'Saved for later'; anything else is none of ours. */
export const savedItemForm = z.object({
  [SAVED_ITEM_FIELDS.product]: productIdentifier,
  [SAVED_ITEM_FIELDS.intent]: z.enum(['save', 'remove', 'remove-later']),
  [SAVED_ITEM_FIELDS.back]: z.string().default('/'),
})
