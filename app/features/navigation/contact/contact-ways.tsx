import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Contact } from './contact.ts'

/** Spec §1, §2: how to reach the house from the visitor's country: phone and its hours, WhatsApp, e-mail. */
export function ContactWays({ contact }: { contact: Contact }) {
  const t = useTranslations('navigation.contact')
  const { phone, hours, email, tradeEmail, whatsapp } = contact
  return (
    <dl className="grid gap-6">
      <Way term={t('phone')} href={phone.href} text={phone.display} note={t('hours', { hours })} />
      {whatsapp && <Way term={t('whatsapp')} href={whatsapp.href} text={whatsapp.display} />}
      <Way term={t('email')} href={`mailto:${email}`} text={email} />
      {tradeEmail && <Way term={t('trade')} href={`mailto:${tradeEmail}`} text={tradeEmail} />}
    </dl>
  )
}

function Way({ term, href, text, note }: { term: string; href: string; text: string; note?: string }) {
  return (
    <div>
      <dt className="text-small font-regular text-muted">{term}</dt>
      <dd className="mt-1">
        <TextLink href={href} className="text-lead">
          {text}
        </TextLink>
        {note && <p className="mt-1 text-small text-muted">{note}</p>}
      </dd>
    </div>
  )
}
