import type { QuoteDraft, QuoteLine } from '#contracts/quote.ts'
import type { QuotePiece } from '#contracts/team/quote.ts'
import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import { parseAmount } from '#domain/money/amount-text.ts'
import { reducedMinor } from '#domain/quote/quote-totals.ts'

/** A line as typed: amounts are decimals, and the lead time is in the chosen unit. Other fields are in `stored`. */
export type LineValues = {
  id: string
  stored: Omit<QuoteLine, 'id' | 'quantity' | 'finish' | 'unitMinor' | 'leadTimeDays'>
  finish: string | null
  quantity: string | null
  price: string | null
  /** The reduction as a percentage of the public price. */
  reduction: string | null
  time: string | null
  unit: 'weeks' | 'days'
}

export type DraftValues = {
  lines: LineValues[]
  shippingTitle: string | null
  shippingPrice: string | null
  letter: string | null
  terms: string | null
  validUntil: string | null
}

const LEAD_TIME_MAX_DAYS = 730
/** The limit in `contracts/quote.ts`. */
const AMOUNT_MAX_MINOR = 100_000_000_00
const WEEK_DAYS = 7

export function toValues({ lines, shipping, letter, terms, validUntil }: QuoteDraft): DraftValues {
  return {
    lines: lines.map(toLineValues),
    shippingTitle: shipping.title,
    shippingPrice: decimal(shipping.amountMinor),
    letter,
    terms,
    validUntil,
  }
}

/** Creates a new line from a piece, at its public price. */
export function createLine(
  { piece, publicMinor, leadTimeDays }: Pick<QuotePiece, 'piece' | 'publicMinor' | 'leadTimeDays'>,
  id: string,
): LineValues {
  const { quantity, variantTitle, ...facts } = piece
  const unitMinor = publicMinor ?? 0
  return toLineValues({
    ...facts,
    id,
    quantity,
    finish: variantTitle ?? '',
    publicMinor,
    unitMinor,
    leadTimeDays,
  })
}

/** Converts the form's values to a draft. They must be valid. */
export function toDraft(values: DraftValues): QuoteDraft {
  const { shippingTitle, shippingPrice, letter, terms, validUntil } = values
  return {
    lines: values.lines.map((line) => ({
      ...line.stored,
      id: line.id,
      quantity: Number(line.quantity),
      finish: (line.finish ?? '').trim(),
      unitMinor: parseMinor(line.price) ?? 0,
      leadTimeDays: toDays(line),
    })),
    shipping: { title: (shippingTitle ?? '').trim(), amountMinor: parseMinor(shippingPrice) ?? 0 },
    letter: letter ?? '',
    terms: terms ?? '',
    validUntil: validUntil ?? '',
  }
}

/** Computes the offer for the totals. Values that cannot be parsed yet count as zero. */
export function toOffer({ lines, shippingPrice }: Pick<DraftValues, 'lines' | 'shippingPrice'>) {
  return {
    lines: lines.map(({ stored: { publicMinor }, quantity, price }) => ({
      publicMinor,
      quantity: validateQuantity(quantity) === null ? Number(quantity) : 0,
      unitMinor: parseMinor(price) ?? 0,
    })),
    shipping: { amountMinor: parseMinor(shippingPrice) ?? 0 },
  }
}

/** Returns an error code of `errors.fields`, or null. */
export function validateAmount(text: string | null): string | null {
  const amount = parseAmount(text ?? '', null)
  if (typeof amount === 'string') return amount === 'unclear' ? 'amount-unclear' : 'invalid_type'
  return amount > AMOUNT_MAX_MINOR ? 'too_big' : null
}

export function validateQuantity(text: string | null): string | null {
  const isWhole = /^[1-9]\d{0,8}$/.test(text ?? '')
  if (!isWhole) return 'quantity-invalid'
  return Number(text) > LINE_QUANTITY_MAX ? 'too_big' : null
}

export function validateTime({ time, unit }: Pick<LineValues, 'time' | 'unit'>): string | null {
  const days = toDays({ time, unit })
  if (days === null) return time ? 'time-invalid' : null
  return days > LEAD_TIME_MAX_DAYS ? 'too_big' : null
}

/** Returns the price after a reduction, or null for an invalid reduction or without a public price. */
export function computeReducedPrice(publicMinor: number | null, reduction: string): string | null {
  const hundredths = parseAmount(reduction, 'point')
  if (publicMinor === null || typeof hundredths === 'string' || hundredths > 100_00) return null
  return decimal(reducedMinor(publicMinor, hundredths))
}

/**
 * Returns the reduction as a percentage with at most two decimals, or '' if the price is not below the public price.
 */
export function computeReduction(publicMinor: number | null, price: string | null): string {
  const unitMinor = parseMinor(price)
  if (publicMinor === null || unitMinor === null || unitMinor >= publicMinor) return ''
  return String(Math.round(((publicMinor - unitMinor) / publicMinor) * 100_00) / 100)
}

/** Returns null for an invalid amount. */
function parseMinor(text: string | null): number | null {
  return validateAmount(text) === null ? Number(parseAmount(text ?? '', null)) : null
}

function toLineValues(line: QuoteLine): LineValues {
  const { id, quantity, finish, unitMinor, leadTimeDays, ...stored } = line
  const price = decimal(unitMinor)
  const isInWeeks = leadTimeDays === null || leadTimeDays % WEEK_DAYS === 0
  return {
    id,
    stored,
    finish,
    quantity: String(quantity),
    price,
    reduction: computeReduction(stored.publicMinor, price),
    time: leadTimeDays === null ? '' : String(isInWeeks ? leadTimeDays / WEEK_DAYS : leadTimeDays),
    unit: isInWeeks ? 'weeks' : 'days',
  }
}

function toDays({ time, unit }: Pick<LineValues, 'time' | 'unit'>): number | null {
  if (!/^[1-9]\d{0,4}$/.test(time ?? '')) return null
  return Number(time) * (unit === 'weeks' ? WEEK_DAYS : 1)
}

function decimal(minor: number): string {
  return (minor / 100).toFixed(2)
}

/** A change of a line, with its piece's title, or of another field. */
export type DraftChange =
  | { kind: 'line-added' | 'line-removed' | 'line-changed'; title: string }
  | { kind: 'reordered' }
  | { kind: 'field'; field: 'shipping' | 'letter' | 'terms' | 'validUntil' }

export function draftChanges(before: QuoteDraft, after: QuoteDraft): DraftChange[] {
  const beforeLines = new Map(before.lines.map((line) => [line.id, line]))
  const afterIds = new Set(after.lines.map(({ id }) => id))
  const listSharedIds = (lines: readonly QuoteLine[]) =>
    lines.map(({ id }) => id).filter((id) => beforeLines.has(id) && afterIds.has(id))
  const lines = after.lines.flatMap((line): DraftChange[] => {
    const previous = beforeLines.get(line.id)
    if (!previous) return [{ kind: 'line-added', title: line.title }]
    return isSame(previous, line) ? [] : [{ kind: 'line-changed', title: line.title }]
  })
  const removed = before.lines
    .filter(({ id }) => !afterIds.has(id))
    .map(({ title }): DraftChange => ({ kind: 'line-removed', title }))
  const isMoved = !isSame(listSharedIds(before.lines), listSharedIds(after.lines))
  const fields = (['shipping', 'letter', 'terms', 'validUntil'] as const)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field): DraftChange => ({ kind: 'field', field }))
  return [...lines, ...removed, ...(isMoved ? [{ kind: 'reordered' } as const] : []), ...fields]
}

/** Compares two values, ignoring the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortFields(one)) === JSON.stringify(sortFields(other))
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
