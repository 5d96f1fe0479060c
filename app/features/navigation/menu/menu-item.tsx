import { type MouseEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '#app/ui/class-names.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icon/icons.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { PictureSource } from '#app/ui/picture/picture-source.ts'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { EditorialPreview, MenuColumn, MenuItem, MenuList } from '#clients/content/menu.ts'
import type { CurrentSection } from './current-section.ts'
import { handleMenuKey } from './menu-keys.ts'
import { isDesktop, type OpenItem } from './use-open-item.ts'

type EntryProps = {
  item: MenuItem
  editorials: readonly EditorialPreview[]
  openItem: OpenItem
  current: CurrentSection['current'] | undefined
}

const SPAN = { 1: 'col-span-1', 2: 'col-span-2', 3: 'col-span-3', 4: 'col-span-4' } as const

export function MenuItemEntry(props: EntryProps) {
  const { item, editorials, current } = props
  if (item.columns.length > 0 || editorials.length > 0) return <ExpandableItem {...props} />
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
function ExpandableItem({ item, editorials, openItem, current }: EntryProps) {
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
      <ExpandableLink
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

function ExpandableLink({
  item,
  isOpen,
  onOpen,
  ...ariaProps
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
      {...ariaProps}
      aria-expanded={ariaProps['aria-controls'] === undefined ? undefined : isOpen}
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

/** Escape closes the panel, wherever the focus is, and returns the focus to the item if the focus was inside. */
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

function MenuPanel({
  id,
  columns,
  editorials,
}: {
  id: string
  columns: readonly MenuColumn[]
  editorials: readonly EditorialPreview[]
}) {
  const grid = gridColumnsOf(columns, editorials.length) === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'
  return (
    <div id={id} className="menu-panel">
      <div className={classNames('menu-grid', grid)}>
        {columns.map((column) =>
          column.type === 'editorialMenuColumn' ? (
            <div key={column.key} className="grid content-start gap-6 lg:gap-8">
              {column.lists.map((list) => (
                <LinkList key={list.key} list={list} />
              ))}
            </div>
          ) : (
            <PictureLink
              key={column.key}
              picture={column.picture}
              label={column.link.label}
              href={column.link.url}
              span={unitsOf(column)}
            />
          ),
        )}
        {editorials.map(({ id: key, picture, title, url }) => (
          <PictureLink key={key} picture={picture} label={title} href={url} span={1} />
        ))}
      </div>
    </div>
  )
}

function LinkList({ list: { header, links, hasDesktopViewAll } }: { list: MenuList }) {
  const t = useTranslations('navigation.menu')
  return (
    <div>
      <Link href={header.url} lang={header.labelLanguage} className="menu-sublink font-medium">
        {header.label}
      </Link>
      <ul className="lg:mt-2">
        {links.map(({ label, labelLanguage, url, isHighlighted }) => (
          <li key={url}>
            <Link
              href={url}
              lang={labelLanguage}
              className={classNames('menu-sublink', isHighlighted && 'text-accent')}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {hasDesktopViewAll && (
        <TextLink
          href={header.url}
          aria-label={t('view-all-of', { name: header.label })}
          className="mt-3 text-small max-lg:hidden"
        >
          {t('view-all')}
        </TextLink>
      )}
    </div>
  )
}

/** Shown only in the wide menu; on phones the menu has links without pictures. */
function PictureLink(props: { picture: PictureSource; label: string; href: string; span: 1 | 2 | 3 | 4 }) {
  return (
    <Link href={props.href} className={classNames('group/picture max-lg:hidden', SPAN[props.span])}>
      <Picture
        picture={{ ...props.picture, alt: '' }}
        sizes={`${props.span * 20}vw`}
        ratio={props.span === 1 ? 'product' : 'wide'}
      />
      <span className="mt-3 block transition-colors group-hover/picture:text-accent">{props.label}</span>
    </Link>
  )
}

/** Spec §2, §9: the mega menu has 4 grid columns, or 5 when there are at least 5 column units. */
export function gridColumnsOf(columns: readonly MenuColumn[], editorialCount: number): 4 | 5 {
  const units = columns.reduce((sum, column) => sum + unitsOf(column), editorialCount)
  return units >= 5 ? 5 : 4
}

/** A column of links is one unit wide, a picture as many as its colspan. */
function unitsOf(column: MenuColumn): 1 | 2 | 3 | 4 {
  return column.type === 'editorialMenuImage' ? column.colspan : 1
}
