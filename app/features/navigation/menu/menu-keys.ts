import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

type PanelControl = { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void }

/** The position of a link in a panel: column and row, both from 0. */
type PanelPlace = { readonly column: number; readonly row: number }

/**
 * Keyboard navigation in a menu of the header, which is one tab stop: down enters its panel, arrows move inside it and,
 * on the top level, between menus; Tab leaves the menu, Shift+Tab from the panel returns to the menu itself.
 */
export function handleMenuKey(event: KeyboardEvent<HTMLLIElement>, menu: PanelControl): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return
  const item = event.currentTarget.querySelector('a')
  if (event.key === 'Tab') {
    handleTab(event, item, menu)
    return
  }
  const target = event.target === item ? targetFromItem(event, menu) : targetInPanel(event, item)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function handleTab(
  event: KeyboardEvent<HTMLLIElement>,
  item: HTMLElement | null,
  { isOpen, close }: PanelControl,
): void {
  if (!isOpen) return
  const isInside = event.target !== item
  if (isInside) item?.focus()
  if (isInside && event.shiftKey) event.preventDefault()
  // Synchronously, before the browser moves focus, since a closed panel cannot receive it.
  else flushSync(close)
}

function targetFromItem(
  { key, currentTarget }: KeyboardEvent<HTMLLIElement>,
  { isOpen, open }: PanelControl,
): HTMLElement | null | undefined {
  if (key === 'ArrowDown') {
    // A link is focusable only once its panel is shown.
    if (!isOpen) flushSync(open)
    return columnsOf(currentTarget)[0]?.[0]
  }
  const items = [...(currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('.menu-link') ?? [])]
  const index = items.findIndex((item) => currentTarget.contains(item))
  if (key === 'ArrowRight') return items[index + 1]
  if (key === 'ArrowLeft') return items[index - 1]
  if (key === 'Home') return items[0]
  return key === 'End' ? items.at(-1) : null
}

function targetInPanel(
  { key, currentTarget, target }: KeyboardEvent<HTMLLIElement>,
  item: HTMLElement | null,
): HTMLElement | null | undefined {
  const columns = columnsOf(currentTarget)
  if (!(target instanceof HTMLElement)) return null
  const column = columns.findIndex((links) => links.includes(target))
  const row = columns[column]?.indexOf(target) ?? -1
  if (row < 0) return null
  const lengths = columns.map(({ length }) => length)
  const place = moveInPanel(key, { column, row }, lengths)
  return place === 'item' ? item : place && columns[place.column]?.[place.row]
}

function columnsOf(entry: HTMLElement): HTMLElement[][] {
  return [...entry.querySelectorAll<HTMLElement>('.menu-grid > *')].map((column) =>
    column.matches('a') ? [column] : [...column.querySelectorAll('a')],
  )
}

/**
 * The target of a key pressed on a link in a panel: another link, the menu's own ('item'), or null. `lengths` are the
 * numbers of links per column.
 */
export function moveInPanel(
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
