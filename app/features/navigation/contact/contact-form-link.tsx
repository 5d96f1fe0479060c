import { CONTACT_PATHS } from '#app/features/requests/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'

export function ContactFormLink() {
  const t = useTranslations('navigation.contact')
  return (
    <LinkButton href={CONTACT_PATHS.form} variant="outline" data-opens-form>
      {t('write')}
    </LinkButton>
  )
}
