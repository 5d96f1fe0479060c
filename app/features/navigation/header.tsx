import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { MenuIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { useOutOfView } from '#app/ui/use-out-of-view.ts'
import { HOUSE_NAME, Wordmark } from '#app/ui/wordmark.tsx'
import type { Menu } from '#clients/content/menu.ts'
import { MENU_ID, SiteMenu } from './site-menu.tsx'

/**
 * Sticky; on an immersive page transparent until it is scrolled (Spec §2), where the first picture fills the width.
 * The tools on its right are handed in: what is not built has no place there.
 */
export function Header({
  menu,
  tools,
  phoneSearch,
  phoneFooter,
  isImmersive,
}: {
  menu: Menu | null
  tools: ReactNode
  phoneSearch: ReactNode
  phoneFooter: ReactNode
  isImmersive: boolean
}) {
  const t = useTranslations('navigation')
  const { element: sentinel, isOut: isStuck } = useOutOfView<HTMLDivElement>()
  return (
    <>
      <div ref={sentinel} aria-hidden="true" className="header-sentinel" />
      <header
        className="header print:hidden"
        data-immersive={isImmersive || undefined}
        data-stuck={isStuck || undefined}
      >
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
                </button>
                <SiteMenu menu={menu} phoneSearch={phoneSearch} phoneFooter={phoneFooter} />
              </>
            )}
          </div>
          <Link href="/" aria-label={t('home', { house: HOUSE_NAME })} data-behind-menu className="py-2">
            <Wordmark size="header" />
          </Link>
          <div data-behind-menu className="flex items-center justify-end md:gap-4 lg:gap-6">
            {tools}
          </div>
        </div>
      </header>
    </>
  )
}
