import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Link } from '#app/ui/link.tsx'

/**
 * Spec §2: account or login. A guest's page depends on its address alone, and so does this link: it leads back
 * to where it was pressed.
 */
export function AccountLink({ isSignedIn, className }: { isSignedIn: boolean; className: string }) {
  const t = useTranslations('account')
  const { pathname, search } = useLocation()
  if (isSignedIn) {
    return (
      <Link href="/profile" className={className}>
        {t('label')}
      </Link>
    )
  }
  const login = `/login?${new URLSearchParams({ callback: pathname + search })}`
  return (
    <Link href={login} data-document rel="nofollow" className={className}>
      {t('sign-in')}
    </Link>
  )
}
