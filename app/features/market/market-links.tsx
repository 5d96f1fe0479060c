import { type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { Link } from '#app/ui/text/link.tsx'
import type { Market } from './market.ts'

const Chooser = lazyLayer(async () => (await import('./countries/country-panel.tsx')).CountryPanel)

/** Links to the page of the chooser, which open its layer with JavaScript. */
export function MarketLinks({ market, className }: { market: Market; className?: string }) {
  const t = useTranslations('market')
  const { language, prefix } = usePageLocale()
  const { markets } = useHouse()
  const { pathname, search } = useLocation()
  const [layer, setLayer] = useState<'unused' | 'open' | 'closed'>('unused')
  const to = pathname.slice(prefix.length) + search || '/'
  const chooser = `/countries?${new URLSearchParams({ to })}`
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setLayer('open')
  }
  return (
    <>
      <Link href={chooser} rel="nofollow" onClick={open} aria-haspopup="dialog" className={className}>
        {t.rich('ship-to', {
          country: market.countryName,
          currency: market.currency,
          strong: (words) => <strong>{words}</strong>,
        })}
      </Link>
      {markets.languages.length > 1 && (
        <Link href={chooser} rel="nofollow" onClick={open} aria-haspopup="dialog" className={className}>
          {t(`languages.${language}`)}
        </Link>
      )}
      {layer !== 'unused' && (
        <Suspense>
          <Chooser isOpen={layer === 'open'} onClose={() => setLayer('closed')} to={to} />
        </Suspense>
      )}
    </>
  )
}
