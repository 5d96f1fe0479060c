import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { usePageFrame } from '#app/page/page-frame.ts'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import type { EditorialPreview, Menu, MenuItem } from '#clients/content/menu.ts'
import { type CurrentSection, currentSection } from './current-section.ts'
import { MenuItemEntry } from './menu-item.tsx'
import { useMenuLayer } from './use-menu-layer.ts'
import { useOpenItem } from './use-open-item.ts'

/** The id of the element that the menu button on phones opens. */
export const MENU_ID = 'menu'

/**
 * The menu, rendered once: on desktop a row in the header with panels below it; on phones a native popover that slides
 * in, has a search field at its top and works without JavaScript.
 */
export function SiteMenu({
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
  const marked = useCurrentItem(menu.items)
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
                  current={item === marked?.item ? marked.current : undefined}
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
  const found = currentSection(
    items.map(({ link }) => link.url),
    { path, search, section },
  )
  return found && { item: items.find(({ link }) => link.url === found.url), current: found.current }
}

type Entry = { item: MenuItem; editorials: readonly EditorialPreview[] }

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
