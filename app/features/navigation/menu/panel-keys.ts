/** The position of a link in a panel: column and row, both from 0. */
export type PanelPlace = { readonly column: number; readonly row: number }

/**
 * The target of a key pressed on a link in a panel: another link, the menu's own ('item'), or null. `lengths` are the
 * numbers of links per column.
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
  /** The row in a column, or the last one if the column is shorter. */
  function inColumn(index: number, row: number): PanelPlace | null {
    const length = lengthOf(index)
    return length === 0 ? null : { column: index, row: Math.min(row, length - 1) }
  }
}
