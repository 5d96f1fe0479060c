import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import type { EditorialPreview, MenuItem } from '#clients/content/menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import { isDesktop, type OpenItem } from './use-open-item.ts'

type EntryProps = { item: MenuItem; editorials: readonly EditorialPreview[]; openItem: OpenItem }

/** A first-level item: a link, and what opens under it if there is something. */
export function MenuItemEntry(props: EntryProps) {
  const { item, editorials } = props
  if (item.columns.length > 0 || editorials.length > 0) return <OpeningItem {...props} />
  return (
    <li className="menu-item">
      <Link href={item.link.url} className="menu-link">
        {item.link.label}
      </Link>
    </li>
  )
}

/**
 * On desktop the panel opens on hover, on the keyboard's focus, or on the first touch; on phones a button
 * beside the link opens it in place.
 */
function OpeningItem({ item, editorials, openItem }: EntryProps) {
  const t = useTranslations('navigation.menu')
  const panelId = useId()
  const isOpen = openItem.openKey === item.key
  const entry = useEscape(isOpen, openItem.close)
  return (
    <li
      ref={entry}
      className="menu-item"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => openItem.hover(event, item.key)}
      onPointerLeave={openItem.leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isDesktop() && isOpen && !currentTarget.contains(relatedTarget)) openItem.close()
      }}
    >
      <OpeningLink item={item} isOpen={isOpen} onOpen={() => openItem.open(item.key)} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('more', { name: item.link.label })}
        onClick={() => openItem.toggle(item.key)}
        className="menu-toggle"
      >
        {isOpen ? <MinusIcon /> : <PlusIcon />}
      </button>
      <MenuPanel id={panelId} columns={item.columns} editorials={editorials} />
    </li>
  )
}

function OpeningLink({ item, isOpen, onOpen }: { item: MenuItem; isOpen: boolean; onOpen: () => void }) {
  return (
    <Link
      href={item.link.url}
      className="menu-link"
      onFocus={({ currentTarget }) => {
        if (isDesktop() && currentTarget.matches(':focus-visible')) onOpen()
      }}
      onClick={(event) => {
        if (!isTouch(event) || !isDesktop() || isOpen) return
        event.preventDefault()
        onOpen()
      }}
    >
      {item.link.label}
    </Link>
  )
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
}

/** Escape closes the panel, wherever the keyboard is, and leaves it on the item if it was inside. */
function useEscape(isOpen: boolean, close: () => void) {
  const entry = useRef<HTMLLIElement>(null)
  const onEscape = useEffectEvent(() => {
    if (entry.current?.contains(document.activeElement)) entry.current.querySelector('a')?.focus()
    close()
  })
  // At once with the panel: whoever sees it may press Escape.
  useLayoutEffect(() => {
    if (!isOpen || !isDesktop()) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return entry
}
