import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { OrderRefund } from '#domain/order/order-refund.ts'

export function Refunds({ refunds }: { refunds: readonly OrderRefund[] }) {
  const t = useTranslations('order.refunds')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const formatDay = (at: Date) => format.date(calendarDateIn(timeZone, at))
  return (
    <section className="grid gap-4 bg-linen p-5 md:p-7 print:border print:border-hairline print:bg-page">
      <h2 className="font-display text-title">{t('title', { count: refunds.length })}</h2>
      <ul className="grid gap-5">
        {refunds.map(({ id, amount, reason, requestedAt, settledAt }) => (
          <li key={id} className="grid break-inside-avoid gap-1" suppressHydrationWarning>
            <p className="font-medium">
              {settledAt === null
                ? t('pending', { amount: format.money(amount), date: formatDay(requestedAt) })
                : t(reason === 'credited' ? 'credited' : 'sent', {
                    amount: format.money(amount),
                    date: formatDay(settledAt),
                  })}
            </p>
            {reason !== null && <p className="text-small">{t(`reasons.${reason}`)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
