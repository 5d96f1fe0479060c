import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Link } from '#app/ui/link.tsx'
import { CONSENT_PATH } from './consent-path.ts'

/** The way back to the choice, from the foot of every page: giving it up is as easy as giving it. */
export function ConsentLink({ className }: { className?: string }) {
  const t = useTranslations('consent')
  const { prefix } = usePageLocale()
  const { pathname, search } = useLocation()
  const to = pathname.slice(prefix.length) + search || '/'
  return (
    <Link href={`${CONSENT_PATH}?${new URLSearchParams({ to })}`} rel="nofollow" className={className}>
      {t('settings')}
    </Link>
  )
}
