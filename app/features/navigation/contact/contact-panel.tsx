import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Contact } from './contact.ts'

/** The id of the layer that a `ContactButton` opens. */
const CONTACT_ID = 'contact'

/** Opens a native popover, which needs no JavaScript. */
export function ContactButton({ className }: { className?: string }) {
  const t = useTranslations('navigation.contact')
  return (
    <button type="button" popoverTarget={CONTACT_ID} className={className}>
      {t('open')}
    </button>
  )
}

/** Spec §2: contact details for the visitor's country. */
export function ContactPanel({ contact }: { contact: Contact }) {
  const t = useTranslations('navigation.contact')
  const { phone, hours, email, tradeEmail, whatsapp, offices } = contact
  return (
    <div id={CONTACT_ID} popover="auto" role="dialog" aria-label={t('title')} className="panel panel-popover">
      <div className="flex items-start justify-between gap-6 px-panel pt-6 pb-4">
        <h2 className="font-display text-heading">{t('title')}</h2>
        <button
          type="button"
          popoverTarget={CONTACT_ID}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="-me-2 grid size-9 place-items-center hover:text-accent"
        >
          <CloseIcon />
        </button>
      </div>
      <dl className="grid gap-6 px-panel pb-10">
        <Way term={t('phone')} href={phone.href} text={phone.display} note={t('hours', { hours })} />
        {whatsapp && <Way term={t('whatsapp')} href={whatsapp.href} text={whatsapp.display} />}
        <Way term={t('email')} href={`mailto:${email}`} text={email} />
        {tradeEmail && <Way term={t('trade')} href={`mailto:${tradeEmail}`} text={tradeEmail} />}
      </dl>
      {offices.length > 0 && (
        <nav aria-label={t('offices')} className="border-t border-hairline px-panel pt-6 pb-10">
          <h3 className="text-small text-muted">{t('offices')}</h3>
          <ul className="mt-2 grid gap-1">
            {offices.map(({ city, role, url }) => (
              <li key={url}>
                <TextLink href={url}>{city}</TextLink>
                {role && <span className="text-small text-muted"> {role}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
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
