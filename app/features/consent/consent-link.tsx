import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { Link } from '#app/ui/text/link.tsx'
import { CONSENT_PATH } from './paths.ts'

/** Opens the consent settings from every footer: the law requires withdrawing to be as easy as consenting. */
export function ConsentLink({ className }: { className?: string }) {
  const t = useTranslations('consent')
  const { prefix } = usePageLocale()
  const { hasConsentPlatform } = useHouse()
  const { pathname, search } = useLocation()
  // A platform has a button of its own.
  if (hasConsentPlatform) return null
  const to = pathname.slice(prefix.length) + search || '/'
  return (
    <Link href={`${CONSENT_PATH}?${new URLSearchParams({ to })}`} rel="nofollow" className={className}>
      {t('settings')}
    </Link>
  )
}
