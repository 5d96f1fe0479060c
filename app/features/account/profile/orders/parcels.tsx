import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { Parcel } from '#domain/delivery/shipping.ts'

export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTranslations('profile.orders')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  return (
    <section className="grid gap-4 bg-linen p-5 md:p-7 print:border print:border-hairline print:bg-page">
      <h2 className="font-display text-title">{t('tracking')}</h2>
      <ul className="grid gap-5">
        {parcels.map(({ id, sentAt, hasArrived, tracking, contents }) => {
          const date = format.date(calendarDateIn(timeZone, sentAt))
          return (
            <li key={id} className="grid gap-1" suppressHydrationWarning>
              <p className="font-medium">{t(hasArrived ? 'parcel-arrived' : 'parcel-sent', { date })}</p>
              <p className="text-small">
                {contents.map(({ title, quantity }) => t('times', { quantity, title })).join(', ')}
              </p>
              {tracking.map((carrier) => (
                <p key={carrier.number} className="text-small">
                  <Tracking carrier={carrier} />
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Tracking({ carrier: { company, number, url } }: { carrier: Parcel['tracking'][number] }) {
  const t = useTranslations('profile.orders')
  const values = { company: company ?? '', number: number ?? '' }
  if (url === null) return t('untracked', values)
  return (
    <TextLink href={url} rel="noreferrer" data-document>
      {t('track', values)}
    </TextLink>
  )
}
