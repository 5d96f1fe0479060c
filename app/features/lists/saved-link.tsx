import { loginPath } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { SAVED_PATH } from './paths.ts'

/** Spec §2: saved items. A guest signs in first and is redirected there afterwards. */
export function SavedLink({ isSignedIn, className }: { isSignedIn: boolean; className: string }) {
  const t = useTranslations('lists')
  const saved = useLocalePath()(SAVED_PATH)
  if (isSignedIn) {
    return (
      <Link href={SAVED_PATH} className={className}>
        {t('link')}
      </Link>
    )
  }
  return (
    <Link href={loginPath(saved)} data-document rel="nofollow" className={className}>
      {t('link')}
    </Link>
  )
}
