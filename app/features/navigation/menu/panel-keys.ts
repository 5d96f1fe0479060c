/** A link of a panel: its column, and its place in it, both from 0. */
export type PanelPlace = { readonly column: number; readonly row: number }

/**
 * Where a key leads from a link of a menu's panel: to another link, up to the menu's own ('item'), or nowhere (null).
 * `lengths` says how many links each column has.
 */
export function keyInPanel(
  key: string,
  { column, row }: PanelPlace,
  lengths: readonly number[],
): PanelPlace | 'item' | null {
  switch (key) {
    case 'ArrowDown':
      return row + 1 < lengthOf(column) ? { column, row: row + 1 } : inColumn(column + 1, 0)
    case 'ArrowUp':
      if (row > 0) return { column, row: row - 1 }
      return column === 0 ? 'item' : inColumn(column - 1, Number.POSITIVE_INFINITY)
    case 'ArrowRight':
      return inColumn(column + 1, row)
    case 'ArrowLeft':
      return inColumn(column - 1, row)
    case 'Home':
      return inColumn(0, 0)
    case 'End':
      return inColumn(lengths.length - 1, Number.POSITIVE_INFINITY)
    default:
      return null
  }

  function lengthOf(index: number): number {
    return lengths[index] ?? 0
  }
  /** The place of a row in a column, or the column's last where it is shorter. */
  function inColumn(index: number, wanted: number): PanelPlace | null {
    const length = lengthOf(index)
    return length === 0 ? null : { column: index, row: Math.min(wanted, length - 1) }
  }
}
