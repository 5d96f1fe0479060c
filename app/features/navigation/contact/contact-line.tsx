import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Contact } from './contact.ts'
import { ContactButton } from './contact-panel.tsx'

/** Spec §1, §9: how to contact sales about the current page, from the visitor's country. */
export function ContactLine({ contact: { phone, hours, whatsapp } }: { contact: Contact }) {
  const t = useTranslations('navigation.contact')
  return (
    <section aria-label={t('questions')} className="grid gap-2 text-small">
      <p>
        {t('questions')} <TextLink href={phone.href}>{phone.display}</TextLink>
        <span className="text-muted"> {t('hours', { hours })}</span>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {whatsapp && <TextLink href={whatsapp.href}>{t('whatsapp')}</TextLink>}
        <ContactButton className="border-b border-current pb-0.5 leading-tight hover:text-accent" />
      </p>
    </section>
  )
}
