import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import { SAVED_PATH } from './paths.ts'

/** Spec §2: saved items, of the account or of a guest's browser. */
export function SavedLink({ className }: { className: string }) {
  const t = useTranslations('lists')
  return (
    <Link href={SAVED_PATH} rel="nofollow" className={className}>
      {t('link')}
    </Link>
  )
}
