import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { loginPath, PROFILE } from './paths.ts'

/**
 * Spec §2: a link to the account, whose address repeats the country in upper case, or to the login, which returns to
 * the current page. For a guest it depends only on the address of the page, which guests share.
 */
export function AccountLink({ isSignedIn, className }: { isSignedIn: boolean; className: string }) {
  const t = useTranslations('account')
  const { pathname, search } = useLocation()
  const { tag, country } = usePageLocale()
  if (isSignedIn) {
    const profile = `${PROFILE.details}?${new URLSearchParams({ country: country.toLowerCase(), region_country: country, locale: tag })}`
    return (
      <Link href={profile} className={className}>
        {t('label')}
      </Link>
    )
  }
  return (
    <Link href={loginPath(pathname + search)} data-document rel="nofollow" className={className}>
      {t('sign-in')}
    </Link>
  )
}
