/** Amounts in minor units of the quote's currency. */
type ComparedLine = {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly finish: string
  readonly unitMinor: number
  /** Days until the line ships. */
  readonly leadTimeDays: number | null
}

/** The fields of a version that are compared. */
export type ComparedOffer = {
  readonly lines: readonly ComparedLine[]
  readonly shipping: { readonly title: string; readonly amountMinor: number }
  readonly terms: string
  /** The last day on which the offer can be accepted, in the house's calendar. */
  readonly validUntil: string
}

export type QuoteChange =
  | { readonly kind: 'line-added' | 'line-removed'; readonly title: string; readonly quantity: number }
  | {
      readonly kind: 'quantity' | 'price'
      readonly title: string
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'finish'; readonly title: string; readonly from: string; readonly to: string }
  | {
      readonly kind: 'lead-time'
      readonly title: string
      readonly from: number | null
      readonly to: number | null
    }
  | { readonly kind: 'delivery-price'; readonly from: number; readonly to: number }
  | { readonly kind: 'delivery'; readonly from: string; readonly to: string }
  | { readonly kind: 'valid-until'; readonly from: string; readonly to: string }
  | { readonly kind: 'terms' }

/**
 * The changes between two versions of a quote: its lines in the order of the later version, then removed lines, then
 * delivery, terms and validity. Lines are matched by id. The cover letter is not compared.
 */
export function quoteChanges(before: ComparedOffer, after: ComparedOffer): QuoteChange[] {
  const earlier = new Map(before.lines.map((line) => [line.id, line]))
  const later = new Set(after.lines.map(({ id }) => id))
  const shipping = { from: before.shipping, to: after.shipping }
  return [
    ...after.lines.flatMap((line) => {
      const previous = earlier.get(line.id)
      return previous ? lineChanges(previous, line) : [toLineChange('line-added', line)]
    }),
    ...before.lines.filter(({ id }) => !later.has(id)).map((line) => toLineChange('line-removed', line)),
    ...compareField('delivery', shipping.from.title, shipping.to.title),
    ...compareField('delivery-price', shipping.from.amountMinor, shipping.to.amountMinor),
    ...(before.terms === after.terms ? [] : [{ kind: 'terms' as const }]),
    ...compareField('valid-until', before.validUntil, after.validUntil),
  ]
}

function lineChanges(before: ComparedLine, after: ComparedLine): QuoteChange[] {
  const { title } = after
  return [
    ...compareField('price', before.unitMinor, after.unitMinor),
    ...compareField('quantity', before.quantity, after.quantity),
    ...compareField('finish', before.finish, after.finish),
    ...compareField('lead-time', before.leadTimeDays, after.leadTimeDays),
  ].map((change) => ({ ...change, title }))
}

function toLineChange(kind: 'line-added' | 'line-removed', { title, quantity }: ComparedLine): QuoteChange {
  return { kind, title, quantity }
}

function compareField<Kind extends string, Value>(kind: Kind, from: Value, to: Value) {
  return from === to ? [] : [{ kind, from, to }]
}
