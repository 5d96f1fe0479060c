import { type KeyboardEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { MinusIcon, PlusIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import type { EditorialPreview, MenuItem } from '#clients/content/menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import { isDesktop, type useOpenItem } from './use-open-item.ts'

/**
 * A first-level item: a link, and what opens under it. On desktop the panel opens on hover, on the
 * keyboard's focus, or on the first touch; on phones a button beside the link opens it in place.
 */
export function MenuItemEntry({
  item,
  editorials,
  openItem,
}: {
  item: MenuItem
  editorials: readonly EditorialPreview[]
  openItem: ReturnType<typeof useOpenItem>
}) {
  const t = useTranslations('navigation.menu')
  const panelId = useId()
  const { key, link, columns } = item
  const isOpen = openItem.openKey === key
  if (columns.length === 0 && editorials.length === 0) {
    return (
      <li className="menu-item">
        <Link href={link.url} className="menu-link">
          {link.label}
        </Link>
      </li>
    )
  }
  return (
    <li
      className="menu-item"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => openItem.hover(event, key)}
      onPointerLeave={openItem.leave}
      onKeyDown={(event) => isOpen && closeOnEscape(event, openItem.close)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isDesktop() && isOpen && !currentTarget.contains(relatedTarget)) openItem.close()
      }}
    >
      <Link
        href={link.url}
        className="menu-link"
        onFocus={({ currentTarget }) => {
          if (isDesktop() && currentTarget.matches(':focus-visible')) openItem.open(key)
        }}
        onClick={(event) => {
          const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
          if (!isTouch || !isDesktop() || isOpen) return
          event.preventDefault()
          openItem.open(key)
        }}
      >
        {link.label}
      </Link>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('more', { name: link.label })}
        onClick={() => openItem.toggle(key)}
        className="menu-toggle"
      >
        {isOpen ? <MinusIcon /> : <PlusIcon />}
      </button>
      <MenuPanel id={panelId} columns={columns} editorials={editorials} />
    </li>
  )
}

/** Escape closes the panel, not the layer that it may stand in, and leaves the keyboard on the item. */
function closeOnEscape(event: KeyboardEvent<HTMLLIElement>, close: () => void): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelector('a')?.focus()
  close()
}
