const AMOUNT_ORDER = ['subtotal', 'promotions', 'shipping', 'taxes', 'total', 'giftCards', 'due'] as const
type AmountKind = (typeof AMOUNT_ORDER)[number]

/** Flattens the rows of each amount, which may be none, into one list in display order. */
export function inAmountOrder<Row>(rows: Readonly<Record<AmountKind, readonly Row[]>>): Row[] {
  return AMOUNT_ORDER.flatMap((kind) => rows[kind])
}
