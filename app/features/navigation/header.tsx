import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useOutOfView } from '#app/ui/behavior/use-out-of-view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { MenuIcon } from '#app/ui/icon/icons.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { Wordmark } from '#app/ui/page/wordmark.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { Menu } from '#clients/content/menu.ts'
import type { Immersion } from '#domain/content/immersion.ts'
import { MENU_ID, SiteMenu } from './menu/site-menu.tsx'

/**
 * Sticky; on an immersive page transparent until it is scrolled or a menu opens (Spec §2). The route provides the tools
 * on its right.
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
  /** Above its row, and in sight as long as it is. */
  bar: ReactNode
  tools: ReactNode
  /** What is new in the menu of phones, beside its button. */
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
