import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { EditorialPreview, MenuItem } from '#clients/content/menu.ts'
import type { CurrentSection } from './current-section.ts'
import { handleMenuKey } from './menu-keys.ts'
import { MenuPanel } from './menu-panel.tsx'
import { isDesktop, type OpenItem } from './use-open-item.ts'

type EntryProps = {
  item: MenuItem
  editorials: readonly EditorialPreview[]
  openItem: OpenItem
  /** Marks the section of the shown page. */
  current: CurrentSection['current'] | undefined
}

/** A top-level item: a link with an optional panel. */
export function MenuItemEntry(props: EntryProps) {
  const { item, editorials, current } = props
  if (item.columns.length > 0 || editorials.length > 0) return <OpeningItem {...props} />
  return (
    <li className="menu-item" onKeyDown={(event) => isDesktop() && handleMenuKey(event, NO_PANEL)}>
      <Link href={item.link.url} lang={item.link.labelLanguage} aria-current={current} className="menu-link">
        {item.link.label}
      </Link>
    </li>
  )
}

const NO_PANEL = { isOpen: false, open: () => undefined, close: () => undefined }

/**
 * On desktop the panel opens on hover, on keyboard focus, or on the first tap, and arrow keys reach its links: each
 * menu is one tab stop. On phones a button beside the link expands it in place.
 */
function OpeningItem({ item, editorials, openItem, current }: EntryProps) {
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
      onKeyDown={(event) => {
        if (!isDesktop()) return
        handleMenuKey(event, { isOpen, open: () => openItem.open(item.key), close: openItem.close })
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isDesktop() && isOpen && !currentTarget.contains(relatedTarget)) openItem.close()
      }}
    >
      <OpeningLink
        item={item}
        isOpen={isOpen}
        onOpen={() => openItem.open(item.key)}
        aria-current={current}
        aria-controls={openItem.isRow ? panelId : undefined}
      />
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

function OpeningLink({
  item,
  isOpen,
  onOpen,
  ...marks
}: {
  item: MenuItem
  isOpen: boolean
  onOpen: () => void
  'aria-current': EntryProps['current']
  /** The id of the panel, if the link itself opens it. */
  'aria-controls': string | undefined
}) {
  return (
    <Link
      href={item.link.url}
      lang={item.link.labelLanguage}
      {...marks}
      aria-expanded={marks['aria-controls'] === undefined ? undefined : isOpen}
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

/** Escape closes the panel, wherever the focus is, and returns focus to the item if it was inside. */
function useEscape(isOpen: boolean, close: () => void) {
  const entry = useRef<HTMLLIElement>(null)
  const onEscape = useEffectEvent(() => {
    if (entry.current?.contains(document.activeElement)) entry.current.querySelector('a')?.focus()
    close()
  })
  // A layout effect, since Escape may be pressed as soon as the panel is visible.
  useLayoutEffect(() => {
    if (!isOpen || !isDesktop()) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return entry
}
