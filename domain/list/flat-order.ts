import type { Place } from './list-order.ts'

/** The rows of a list in one column: the pieces without a section, then the title of each section with its pieces. */
export type FlatRow =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'piece'; readonly id: string }

/** Where a piece ends up when it is dragged from one row to another. Null if the row has no piece. */
export function findDropPlace(rows: readonly FlatRow[], from: number, to: number): Place | null {
  const row = rows[from]
  if (row?.kind !== 'piece') return null
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, row)
  const above = moved.slice(0, to)
  const sectionId = above.findLast(({ kind }) => kind === 'section')?.id ?? null
  const last = above.at(-1)
  return { sectionId, after: last?.kind === 'piece' ? last.id : null }
}

/** Describes a place for screen readers: its section, and its position there, from 1. */
export function describePlace(
  rows: readonly FlatRow[],
  from: number,
  to: number,
): { readonly sectionId: string | null; readonly position: number } | null {
  const place = findDropPlace(rows, from, to)
  if (place === null) return null
  const above = rows.toSpliced(from, 1).slice(0, to)
  const start = above.findLastIndex(({ kind }) => kind === 'section') + 1
  return { sectionId: place.sectionId, position: above.length - start + 1 }
}
