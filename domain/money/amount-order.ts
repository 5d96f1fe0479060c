const AMOUNT_ORDER = ['subtotal', 'promotions', 'shipping', 'taxes', 'total', 'giftCards', 'due'] as const
type AmountKind = (typeof AMOUNT_ORDER)[number]

/** Flattens the rows of all amount kinds, some of which may be empty, into one list in display order. */
export function sortByAmount<Row>(rows: Readonly<Record<AmountKind, readonly Row[]>>): Row[] {
  return AMOUNT_ORDER.flatMap((kind) => rows[kind])
}
