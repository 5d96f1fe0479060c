import { LINE_QUANTITY_MAX } from '#domain/line-quantity.ts'
import type { CartAttribute } from '../../tables/cart-tables.ts'
import { type CartUserError, type CartWarning, refusal } from '../cart-errors.ts'

/** A line that is being changed in memory. `variant` is the global id of the variant. */
export type DraftLine = { id: string; variant: string; quantity: number; attributes: CartAttribute[] }

/** More lines than any furniture order needs, and the limit of the hosted service. */
export const CART_LINES_CAP = 250

export type LineToAdd = { variant: string; quantity: number; attributes: CartAttribute[] }

export type LineToUpdate = {
  id: string
  quantity?: number | undefined
  variant?: string | undefined
  attributes?: CartAttribute[] | undefined
}

/** How many units of a variant one cart may hold; null for no limit. */
export type GetStock = (variant: string) => number | null

export type ChangedLines = { lines: DraftLine[]; warnings: CartWarning[] }

/**
 * Adds units to the line with the same variant and attributes if there is one, otherwise as a new last line.
 */
export function addLines(
  before: readonly DraftLine[],
  additions: readonly LineToAdd[],
  getStock: GetStock,
  newId: () => string,
): ChangedLines {
  return additions.reduce<ChangedLines>(
    ({ lines, warnings }, addition) => {
      const same = lines.find((line) => isSame(line, addition))
      const id = same?.id ?? newId()
      const wanted = { ...addition, id, quantity: (same?.quantity ?? 0) + addition.quantity }
      return putLine(lines, wanted, getStock, warnings)
    },
    { lines: [...before], warnings: [] },
  )
}

/**
 * Sets quantities, attributes or variants of existing lines. Quantity 0 removes the line. A line that becomes
 * equal to another is merged into it.
 */
export function updateLines(
  before: readonly DraftLine[],
  updates: readonly LineToUpdate[],
  getStock: GetStock,
): ChangedLines {
  return updates.reduce<ChangedLines>(
    ({ lines, warnings }, update) => {
      const line = lines.find(({ id }) => id === update.id)
      if (!line) return { lines, warnings }
      const changed = {
        id: line.id,
        variant: update.variant ?? line.variant,
        quantity: update.quantity ?? line.quantity,
        attributes: update.attributes ?? line.attributes,
      }
      const duplicate = lines.find((other) => other.id !== line.id && isSame(other, changed))
      if (!duplicate) return putLine(lines, changed, getStock, warnings)
      const rest = lines.filter(({ id }) => id !== line.id)
      return putLine(
        rest,
        { ...duplicate, quantity: duplicate.quantity + changed.quantity },
        getStock,
        warnings,
      )
    },
    { lines: [...before], warnings: [] },
  )
}

/** The limits of a cart, checked against the requested quantities before stock lowers them. */
export function quantityError(
  quantity: number,
  field: (string | number)[],
  minimum: 0 | 1,
): CartUserError | null {
  if (quantity < minimum)
    return refusal('MINIMUM_NOT_MET', field, `The quantity must be at least ${minimum}.`)
  if (quantity <= LINE_QUANTITY_MAX) return null
  return refusal('MAXIMUM_EXCEEDED', field, `The quantity must be at most ${LINE_QUANTITY_MAX}.`)
}

/** Sorts attributes, so that equal ones compare equal. */
function attributesKey(attributes: readonly CartAttribute[]): string {
  if (attributes.length === 0) return ''
  return JSON.stringify(attributes.map(({ key, value }) => [key, value]).toSorted())
}

function isSame(line: DraftLine, other: Pick<DraftLine, 'variant' | 'attributes'>): boolean {
  return line.variant === other.variant && attributesKey(line.attributes) === attributesKey(other.attributes)
}

/** Adds or replaces a line. If the quantity exceeds the available stock, it is lowered, with a warning. */
function putLine(
  lines: readonly DraftLine[],
  wanted: DraftLine,
  getStock: GetStock,
  warnings: CartWarning[],
): ChangedLines {
  const quantity = Math.min(wanted.quantity, LINE_QUANTITY_MAX, availableUnits(lines, wanted, getStock))
  const exists = lines.some(({ id }) => id === wanted.id)
  const placed = exists
    ? lines.map((line) => (line.id === wanted.id ? { ...wanted, quantity } : line))
    : [...lines, { ...wanted, quantity }]
  return {
    lines: placed.filter((line) => line.quantity > 0),
    warnings: quantity < wanted.quantity ? [...warnings, stockWarning(wanted, quantity, getStock)] : warnings,
  }
}

/** Lines of the same variant with other attributes share its stock. */
function availableUnits(lines: readonly DraftLine[], wanted: DraftLine, getStock: GetStock): number {
  const stock = getStock(wanted.variant)
  if (stock === null) return Number.POSITIVE_INFINITY
  const others = lines.filter((line) => line.variant === wanted.variant && line.id !== wanted.id)
  return Math.max(0, stock - others.reduce((sum, line) => sum + line.quantity, 0))
}

function stockWarning(wanted: DraftLine, quantity: number, getStock: GetStock): CartWarning {
  if (getStock(wanted.variant) === 0) {
    return {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: 'The product is already sold out.',
      target: wanted.id,
    }
  }
  const message = `The cart can hold ${quantity} of this product due to availability.`
  return { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: wanted.id }
}
