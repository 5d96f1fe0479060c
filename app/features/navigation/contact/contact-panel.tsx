import { requestPath } from '#app/features/requests/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Contact } from './contact.ts'
import { ContactFormLink } from './contact-form-link.tsx'
import { ContactWays } from './contact-ways.tsx'

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
  const tForms = useTranslations('request.forms')
  const { offices } = contact
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
      <div className="grid gap-8 px-panel pb-10">
        <ContactWays contact={contact} />
        <div className="flex flex-wrap gap-3">
          <ContactFormLink />
          <LinkButton href={requestPath('expert')} variant="outline" rel="nofollow" data-opens-form>
            {tForms('expert.row')}
          </LinkButton>
          <LinkButton href={requestPath('consultation')} variant="outline" rel="nofollow" data-opens-form>
            {tForms('consultation.row')}
          </LinkButton>
        </div>
      </div>
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
