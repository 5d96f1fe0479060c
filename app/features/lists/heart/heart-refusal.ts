/** Codes of `contracts/errors.ts`. */
export const HEART_REFUSALS = ['list-add-failed', 'list-full', 'list-remove-failed'] as const
export type HeartRefusal = (typeof HEART_REFUSALS)[number]

/** `code` comes from the platform; it is null if there was no response. */
export function heartRefusal(intent: 'save' | 'remove' | 'remove-later', code: string | null): HeartRefusal {
  if (intent !== 'save') return 'list-remove-failed'
  return code === 'list-full' ? 'list-full' : 'list-add-failed'
}

/** Search parameter after a heart was refused without JavaScript: the refusal and the number of the piece. */
export const HEART_REFUSAL_PARAMETER = 'heart'

/** Returns null without a refusal. */
export function readHeartRefusal(search: string): { productId: string; refusal: HeartRefusal } | null {
  const [code, number = ''] = new URLSearchParams(search).get(HEART_REFUSAL_PARAMETER)?.split('.') ?? []
  const refusal = HEART_REFUSALS.find((known) => known === code)
  return refusal && number !== '' ? { productId: `gid://shopify/Product/${number}`, refusal } : null
}
