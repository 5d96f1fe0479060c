import type { MenuColumn } from '#clients/content/menu.ts'

/** Spec §2, §9: the mega menu has 4 grid columns, or 5 when there are at least 5 column units. */
export function gridColumnsOf(columns: readonly MenuColumn[], editorialCount: number): 4 | 5 {
  const units = columns.reduce((sum, column) => sum + unitsOf(column), editorialCount)
  return units >= 5 ? 5 : 4
}

/** A column of links is one unit wide, a picture as many as its colspan. */
export function unitsOf(column: MenuColumn): 1 | 2 | 3 | 4 {
  return column.type === 'editorialMenuImage' ? column.colspan : 1
}
