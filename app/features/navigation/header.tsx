import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { usePageFrame } from '#app/page/page-frame.ts'
import { useOutOfView } from '#app/ui/behavior/use-out-of-view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CloseIcon, MenuIcon } from '#app/ui/icon/icons.tsx'
import { measureScrollbar } from '#app/ui/layer/scrollbar.ts'
import { useCloseOnBack } from '#app/ui/layer/use-close-on-back.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { Wordmark } from '#app/ui/page/wordmark.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { EditorialPreview, Menu, MenuItem } from '#clients/content/menu.ts'
import type { Immersion } from '#domain/content/immersion.ts'
import { type CurrentSection, findCurrentSection } from './menu/current-section.ts'
import { MenuItemEntry } from './menu/menu-item.tsx'
import { DESKTOP, useOpenItem } from './menu/use-open-item.ts'

/** The id of the element that the menu button on phones opens. */
const MENU_ID = 'menu'

/** Everything behind the open menu of a phone, which becomes inert. */
const BEHIND_MENU = 'body > :not(header), header [data-behind-menu]'

type Entry = { item: MenuItem; editorials: readonly EditorialPreview[] }

/**
 * The sticky header; on an immersive page it is transparent until the page is scrolled or a menu opens (Spec §2). The
 * route provides the tools on its right.
 */
export function Header({
  menu,
  bar,
  tools,
  menuMark,
  phoneSearch,
  phoneFooter,
  immersion,
}: {
  menu: Menu | null
  /** Rendered above the header row; visible as long as the header is. */
  bar: ReactNode
  tools: ReactNode
  /** Marks updates next to the menu button on phones. */
  menuMark: ReactNode
  phoneSearch: ReactNode
  phoneFooter: ReactNode
  immersion: Immersion | null
}) {
  const t = useTranslations('navigation')
  const { name } = useHouse()
  const { element: sentinel, isOut: isStuck } = useOutOfView<HTMLDivElement>()
  return (
    <>
      <div ref={sentinel} aria-hidden="true" className="header-sentinel" />
      <header
        className={classNames('header print:hidden', immersion && OVER_PICTURE[immersion])}
        data-stuck={isStuck || undefined}
      >
        {bar}
        <div className="header-row">
          <div>
            {menu && (
              <>
                <button
                  type="button"
                  popoverTarget={MENU_ID}
                  data-behind-menu
                  className="tool-link lg:hidden"
                >
                  <span className="tool-word">{t('menu.open')}</span>
                  <span className="tool-icon">
                    <MenuIcon size="large" />
                  </span>
                  {menuMark}
                </button>
                <SiteMenu menu={menu} phoneSearch={phoneSearch} phoneFooter={phoneFooter} />
              </>
            )}
          </div>
          <Link href="/" aria-label={t('home', { house: name })} data-behind-menu className="py-2">
            <Wordmark size="header" />
          </Link>
          <div data-behind-menu className="flex items-center justify-end md:gap-4 lg:gap-5">
            {tools}
          </div>
        </div>
      </header>
    </>
  )
}

const OVER_PICTURE = { 'all-widths': 'over-picture', 'narrow-only': 'max-lg:over-picture' } as const

/**
 * The menu, rendered once: on desktop a row in the header with panels below it; on phones a native popover that slides
 * in, has a search field at its top and works without JavaScript.
 */
function SiteMenu({
  menu,
  phoneSearch,
  phoneFooter,
}: {
  menu: Menu
  phoneSearch: ReactNode
  phoneFooter: ReactNode
}) {
  const t = useTranslations('navigation.menu')
  const openItem = useOpenItem()
  const currentItem = useCurrentItem(menu.items)
  const layer = useMenuLayer()
  return (
    <nav ref={layer} id={MENU_ID} popover="auto" aria-label={t('label')} className="menu">
      <div className="flex items-center justify-between px-gutter py-3 lg:hidden">
        <p className="font-display text-title">{t('label')}</p>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="-me-2.5 grid size-10 place-items-center"
        >
          <CloseIcon size="large" />
        </button>
      </div>
      <div className="px-gutter pb-4 lg:hidden">{phoneSearch}</div>
      <div className="menu-groups">
        {groupsOf(menu).map(({ group, items }) => (
          <div key={group} className="menu-group">
            <p className="pt-6 pb-1 text-small text-muted lg:hidden">{t(`group.${group}`)}</p>
            <ul className="menu-items">
              {items.map(({ item, editorials }) => (
                <MenuItemEntry
                  key={item.key}
                  item={item}
                  editorials={editorials}
                  openItem={openItem}
                  current={item === currentItem?.item ? currentItem.current : undefined}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-auto border-t border-hairline px-gutter py-5 lg:hidden">{phoneFooter}</div>
    </nav>
  )
}

/** The top-level item to which the current page belongs, with its `aria-current`. */
function useCurrentItem(
  items: readonly MenuItem[],
): { readonly item: MenuItem | undefined; readonly current: CurrentSection['current'] } | null {
  const path = usePagePath()
  const { search } = useLocation()
  const { section = null } = usePageFrame()
  const found = findCurrentSection(
    items.map(({ link }) => link.url),
    { path, search, section },
  )
  return found && { item: items.find(({ link }) => link.url === found.url), current: found.current }
}

/** Spec §2: two groups, products and inspiration; the first item of the second group shows the editorial entries. */
function groupsOf({ items, editorials }: Menu): { group: MenuItem['group']; items: Entry[] }[] {
  const products = items.filter(({ group }) => group === 'products')
  const ideas = items.filter(({ group }) => group === 'ideas')
  return [
    { group: 'products' as const, items: products.map((item) => ({ item, editorials: [] })) },
    {
      group: 'ideas' as const,
      items: ideas.map((item, index) => ({ item, editorials: index === 0 ? editorials : [] })),
    },
  ].filter((group) => group.items.length > 0)
}

/**
 * Enhances the menu layer on phones: focus moves into it, stays inside and returns to its button; Back closes it, and
 * so does navigation or a window that has become wide enough for the row.
 */
function useMenuLayer() {
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => menu.current?.matches(':popover-open') && menu.current.hidePopover()
  useCloseOnBack(isOpen, close)
  useCloseOnNavigation(menu)
  useEffect(() => {
    const element = menu.current
    const onToggle = ({ newState }: ToggleEvent) => {
      const isMenuOpen = newState === 'open'
      setIsOpen(isMenuOpen)
      setBehindInert(isMenuOpen)
      if (isMenuOpen) element?.querySelector('button')?.focus({ preventScroll: true })
      // Not every browser focuses a clicked button, so there may be no focus to return to.
      else if (document.activeElement === document.body) findOpener(element)?.focus({ preventScroll: true })
    }
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') measureScrollbar()
      // This must happen before the menu is hidden, since the browser then returns the focus to the button.
      else setBehindInert(false)
    }
    element?.addEventListener('beforetoggle', onBeforeToggle)
    element?.addEventListener('toggle', onToggle)
    return () => {
      element?.removeEventListener('beforetoggle', onBeforeToggle)
      element?.removeEventListener('toggle', onToggle)
    }
  }, [])
  return menu
}

function setBehindInert(isInert: boolean): void {
  for (const behind of document.querySelectorAll<HTMLElement>(BEHIND_MENU)) behind.inert = isInert
}

function findOpener(menu: HTMLElement | null): HTMLElement | null {
  return document.querySelector(`[data-behind-menu][popovertarget="${menu?.id}"]`)
}

function useCloseOnNavigation(menu: { current: HTMLElement | null }): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => {
    const desktop = matchMedia(DESKTOP)
    const close = () => menu.current?.hidePopover()
    desktop.addEventListener('change', close)
    return () => {
      desktop.removeEventListener('change', close)
      close()
    }
  }, [menu, key])
}
