import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { PROFILE } from '../paths.ts'

/** A new email address; the change can be canceled until the link that was sent to it is opened. */
export function PendingEmail({ email }: { email: string }) {
  const t = useTranslations('profile.details')
  const localePath = useLocalePath()
  return (
    <form method="post" action={localePath(PROFILE.emailCancellation)} className="grid max-w-measure gap-3">
      <p className="text-small wrap-anywhere">{t('pending', { email })}</p>
      <button type="submit" className={`${TEXT_LINK} justify-self-start text-small`}>
        {t('cancel-pending')}
      </button>
    </form>
  )
}
