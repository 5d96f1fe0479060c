/** `trade` shows the trade client's own prices. */
export const PRICE_KINDS = ['public', 'trade', 'none'] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

export const STUDIO_NAME_MAX = 60

/** Further finishes are only counted, not listed. */
export const FINISHES_MAX = 12
