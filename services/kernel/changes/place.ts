/**
 * The position of a change in its log: its transaction, and its number in the log. Decimal numbers of any
 * length.
 */
export type Place = { readonly transaction: string; readonly id: string }

const CURSOR = /^(\d{1,19})\.(\d{1,18})$/

/** The position in a cursor; null for an invalid one. */
export function parseCursor(text: string): Place | null {
  const [, transaction, id] = CURSOR.exec(text) ?? []
  return transaction !== undefined && id !== undefined ? { transaction, id } : null
}

export function toCursor({ transaction, id }: Place): string {
  return `${transaction}.${id}`
}

/** Whether one position is before another in the order of transactions. */
export function isBefore(one: Place, other: Place): boolean {
  const [first, second] = [BigInt(one.transaction), BigInt(other.transaction)]
  return first < second || (first === second && BigInt(one.id) < BigInt(other.id))
}
