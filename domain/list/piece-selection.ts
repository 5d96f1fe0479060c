import type { ShippingNotice } from '../delivery/availability.ts'
import type { Money } from '../money/money.ts'
import type { Exclusion } from './exclusion.ts'

/** `own`: the order chosen by the list's owner. */
export const PIECE_SORTS = ['own', 'artisan', 'availability', 'price-asc', 'price-desc'] as const
export type PieceSort = (typeof PIECE_SORTS)[number]

/** `ready` to ship now, `made` to order or available later, or `excluded` from the totals. */
export const AVAILABILITIES = ['ready', 'made', 'excluded'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Null means any; prices are whole units of the currency. */
export type PieceFilter = {
  readonly artisan: string | null
  readonly category: string | null
  readonly availability: Availability | null
  readonly minPrice: number | null
  readonly maxPrice: number | null
}

export const ANY_PIECE: PieceFilter = {
  artisan: null,
  category: null,
  availability: null,
  minPrice: null,
  maxPrice: null,
}

export type SelectablePiece = {
  /** Null for a piece that is no longer available. */
  readonly artisan: { readonly name: string; readonly slug: string } | null
  /** All levels, such as `furniture` and `furniture/seating`. */
  readonly categoryPaths: readonly string[]
  readonly notice: ShippingNotice | null
  readonly exclusion: Exclusion | null
  /** The price per unit that the visitor pays. */
  readonly ownPrice: Money | null
}

export function getAvailability({
  notice,
  exclusion,
}: Pick<SelectablePiece, 'notice' | 'exclusion'>): Availability {
  if (exclusion !== null) return 'excluded'
  return notice?.kind === 'ready-to-ship' ? 'ready' : 'made'
}

/** Whether a list is shown unfiltered and in its owner's order. */
export function isUnfiltered(sort: PieceSort, filter: PieceFilter): boolean {
  return sort === 'own' && Object.values(filter).every((value) => value === null)
}

/** Filters and sorts pieces. When sorting by price or artisan, those without one come last. */
export function selectPieces<Piece extends SelectablePiece>(
  pieces: readonly Piece[],
  { sort, filter }: { readonly sort: PieceSort; readonly filter: PieceFilter },
  compareNames: (left: string, right: string) => number,
): Piece[] {
  const orders: Record<PieceSort, (left: Piece, right: Piece) => number> = {
    own: () => 0,
    artisan: (left, right) =>
      nullsLast(left.artisan, right.artisan, (one, other) => compareNames(one.name, other.name)),
    availability: (left, right) => weeksOf(left) - weeksOf(right),
    'price-asc': (left, right) => nullsLast(priceOf(left), priceOf(right), (one, other) => one - other),
    'price-desc': (left, right) => nullsLast(priceOf(left), priceOf(right), (one, other) => other - one),
  }
  return pieces.filter((piece) => matches(piece, filter)).toSorted(orders[sort])
}

function matches(piece: SelectablePiece, filter: PieceFilter): boolean {
  const { artisan, category, availability, minPrice, maxPrice } = filter
  if (artisan !== null && piece.artisan?.slug !== artisan) return false
  if (category !== null && !piece.categoryPaths.includes(category)) return false
  if (availability !== null && getAvailability(piece) !== availability) return false
  if (minPrice === null && maxPrice === null) return true
  const price = priceOf(piece)
  return price !== null && price >= (minPrice ?? 0) * 100 && price <= (maxPrice ?? Infinity) * 100
}

/** Null for a price upon request. */
function priceOf({ ownPrice }: SelectablePiece): number | null {
  return ownPrice?.amountMinor || null
}

/** Weeks until a piece ships, for sorting only: excluded pieces come last, preceded by those without a date. */
function weeksOf({ notice, exclusion }: SelectablePiece): number {
  if (exclusion !== null || notice === null) return 10_000
  if (notice.kind === 'ready-to-ship') return 0
  if (notice.kind === 'one-week') return 1
  return notice.kind === 'weeks' ? notice.weeks : 1_000
}

function nullsLast<Value>(
  left: Value | null,
  right: Value | null,
  compare: (left: Value, right: Value) => number,
): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return compare(left, right)
}
