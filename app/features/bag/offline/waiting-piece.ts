import type { HeldChange } from '#app/page/connection/held-state.ts'
import { addMoney, type Money, multiplyMoney, subtractMoney } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import type { CartView } from '../bag.ts'
import { CART_PATHS } from '../paths.ts'

/** The details of a piece as shown on the page on which it was added. */
export type PieceNote = {
  readonly title: string
  readonly artisan: string
  readonly finish: string | null
  readonly picture: Picture | null
  /** Price of one unit; null if unknown. */
  readonly unitPrice: Money | null
}

/** A piece that will be added once the connection is back. `title` is empty if it is not known. */
export type WaitingPiece = PieceNote & {
  /** The key of the held change. */
  readonly id: string
  readonly quantity: number
  /** The units that are already in the bag. */
  readonly inBag: number
}

const UNKNOWN: PieceNote = { title: '', artisan: '', finish: null, picture: null, unitPrice: null }

export function waitingPieces(changes: readonly HeldChange[], bag: CartView | null): readonly WaitingPiece[] {
  return changes.filter(isAddition).map((change) => {
    const line = bag?.lines.find(({ product }) => product.variantId === readField(change, 'variantId'))
    const quantity = Number(readField(change, 'quantity')) || 1
    return { ...readPieceNote(change, bag), id: change.id, quantity, inBag: line?.quantity ?? 0 }
  })
}

/** Reads the note of the page on which the piece was added; without one, takes the details from the bag. */
export function readPieceNote(change: Pick<HeldChange, 'note' | 'fields'>, bag: CartView | null): PieceNote {
  if (change.note) return JSON.parse(change.note) as PieceNote
  const line = bag?.lines.find(({ product }) => product.variantId === readField(change, 'variantId'))
  if (!line) return UNKNOWN
  const { title, artisan, variantTitle: finish, picture } = line.product
  return { title, artisan: artisan.name, finish, picture, unitPrice: line.unitPrice }
}

/**
 * The bag with its totals and number of units as they will be after the waiting changes. Pieces without a known price
 * are not in the totals, and the lines keep their quantities.
 */
export function expectedCart(bag: CartView, changes: readonly HeldChange[]): CartView {
  const lines = bag.lines.map((line) => {
    const change = changes.findLast(
      (one) => isSentTo(one, CART_PATHS.line) && readField(one, 'lineId') === line.id,
    )
    const quantity = change ? Number(readField(change, 'quantity')) : line.quantity
    return { line, quantity, total: change ? multiplyMoney(line.unitPrice, quantity) : line.total }
  })
  const pieces = waitingPieces(changes, bag)
  const priced = pieces.flatMap(({ unitPrice, quantity }) =>
    unitPrice?.currency === bag.currency ? [multiplyMoney(unitPrice, quantity)] : [],
  )
  const expectedTotal = lines.reduce(
    (sum, { line, total }) => addMoney(sum, subtractMoney(total, line.total)),
    priced.reduce(addMoney, bag.total),
  )
  const added = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const quantityChange = lines.reduce((sum, { line, quantity }) => sum + quantity - line.quantity, added)
  return {
    ...bag,
    lines: lines.map(({ line, total }) => ({ ...line, total })),
    total: expectedTotal,
    totalQuantity: bag.totalQuantity + quantityChange,
  }
}

export function isAddition(change: Pick<HeldChange, 'path'>): boolean {
  return isSentTo(change, CART_PATHS.lines)
}

function isSentTo({ path }: Pick<HeldChange, 'path'>, endpoint: string): boolean {
  return path.replace(/\.data$/, '').endsWith(endpoint)
}

function readField({ fields }: Pick<HeldChange, 'fields'>, wanted: string): string | undefined {
  return fields.find(([name]) => name === wanted)?.[1]
}
