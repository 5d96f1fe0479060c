import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { loginPath, PROFILE } from './paths.ts'

/**
 * Spec §2: links a signed-in customer to the account, with a URL that repeats the country in upper case, and a guest to
 * the login, which returns to the current page. A guest's link depends only on the URL, since guests share the page.
 */
export function AccountLink({ isSignedIn, className }: { isSignedIn: boolean; className: string }) {
  const t = useTranslations('account')
  const { pathname, search } = useLocation()
  const { tag, country } = usePageLocale()
  if (isSignedIn) {
    const profileUrl = `${PROFILE.details}?${new URLSearchParams({ country: country.toLowerCase(), region_country: country, locale: tag })}`
    return (
      <Link href={profileUrl} className={className}>
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
