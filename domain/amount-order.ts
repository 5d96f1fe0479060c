/** The amounts of a bag, a checkout, an order and its e-mails, in the order in which all of them are shown. */
const AMOUNT_ORDER = ['subtotal', 'promotions', 'shipping', 'taxes', 'total', 'giftCards', 'due'] as const
type AmountKind = (typeof AMOUNT_ORDER)[number]

/** The rows of each amount, which may be none, as one list in the order of the shop. */
export function inAmountOrder<Row>(rows: Readonly<Record<AmountKind, readonly Row[]>>): Row[] {
  return AMOUNT_ORDER.flatMap((kind) => rows[kind])
}
