import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ContactMethod, OfficeView } from './office-view.ts'

/** The address, opening hours and contact details of an office. */
export function OfficePanel({ office }: { office: OfficeView }) {
  const t = useTranslations('editorial.office')
  const contact = useTranslations('navigation.contact')
  const { addressLines, countryName, directions, mapUrl, days, hoursNote } = office
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-12 gap-y-10 px-gutter pt-section md:grid-cols-2 lg:grid-cols-3">
      <section>
        <h2 className="font-display text-title">{t('address')}</h2>
        <address className="mt-4 not-italic">
          {[...addressLines, countryName].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {directions && <p className="mt-4 max-w-measure text-small text-muted">{directions}</p>}
        {mapUrl && (
          <TextLink href={mapUrl} className="mt-4 text-small">
            {t('map')}
          </TextLink>
        )}
      </section>
      <section>
        <h2 className="font-display text-title">{t('hours')}</h2>
        <dl className="mt-4 grid max-w-form grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {days.map(({ weekday, name, times }) => (
            <div key={weekday} className="contents">
              <dt className="font-regular text-muted">{name}</dt>
              <dd>{times || t('closed')}</dd>
            </div>
          ))}
        </dl>
        {hoursNote && <p className="mt-4 max-w-measure text-small text-muted">{hoursNote}</p>}
      </section>
      <section>
        <h2 className="font-display text-title">{t('contact')}</h2>
        <dl className="mt-4 grid gap-3">
          <Way term={contact('phone')} {...office.phone} />
          {office.whatsapp && <Way term={contact('whatsapp')} {...office.whatsapp} />}
          <Way term={contact('email')} display={office.email} href={`mailto:${office.email}`} />
          {office.tradeEmail && (
            <Way term={contact('trade')} display={office.tradeEmail} href={`mailto:${office.tradeEmail}`} />
          )}
        </dl>
      </section>
    </div>
  )
}

function Way({ term, display, href }: ContactMethod & { term: string }) {
  return (
    <div>
      <dt className="text-small font-regular text-muted">{term}</dt>
      <dd>
        <TextLink href={href}>{display}</TextLink>
      </dd>
    </div>
  )
}
