/** Codes of `contracts/errors.ts`. */
export const HEART_REFUSALS = ['list-add-failed', 'list-full', 'list-remove-failed'] as const
export type HeartRefusal = (typeof HEART_REFUSALS)[number]

/** `code`: from the platform; null without a response. */
export function heartRefusal(intent: 'save' | 'remove' | 'remove-later', code: string | null): HeartRefusal {
  if (intent !== 'save') return 'list-remove-failed'
  return code === 'list-full' ? 'list-full' : 'list-add-failed'
}

/** Search parameter after a heart without JavaScript: the refusal and the number of the piece. */
export const HEART_REFUSED = 'heart'

/** Returns null without a refusal. */
export function readHeartRefusal(search: string): { productId: string; refusal: HeartRefusal } | null {
  const [code, number = ''] = new URLSearchParams(search).get(HEART_REFUSED)?.split('.') ?? []
  const refusal = HEART_REFUSALS.find((known) => known === code)
  return refusal && number !== '' ? { productId: `gid://shopify/Product/${number}`, refusal } : null
}
