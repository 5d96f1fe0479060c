/** Whose price a tearsheet states: anyone's, a trade client's own, or no one's. */
export const PRICE_KINDS = ['public', 'trade', 'none'] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

/** The longest name of a studio in place of the house's. */
export const STUDIO_NAME_MAX = 60

/** Finishes that a tearsheet shows; it says how many more there are. */
export const FINISHES_MAX = 12
