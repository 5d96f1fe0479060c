import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { completeDelivery } from '#domain/delivery/joint-delivery.ts'
import { calendarDateIn } from '#domain/house/calendar-date.ts'
import { type OrderStage, orderStage, orderWork } from '#domain/order/order-progress.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'

/** What happens to an order until it arrives, with the dates that were promised. The step that it is at is marked. */
export function NextSteps({ order }: { order: PlacedOrderView }) {
  const t = useTranslations('order.next')
  const delivery = useTranslations('delivery')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const { payment, totals, paymentDueAt, placedAt, lines } = order
  const promises = lines.map(({ promise }) => promise)
  const complete = completeDelivery(promises)
  const stage = orderStage(order)
  const isAwaited = stage === 'awaiting-payment'
  const facts = [
    ['confirmed', format.date(calendarDateIn(timeZone, placedAt))],
    ...(payment.method === 'bank-transfer' && paymentDueAt !== null
      ? [
          [
            'paid',
            isAwaited &&
              t('until', {
                amount: format.money(totals.due),
                date: format.date(lastPaymentDay(paymentDueAt, timeZone)),
              }),
          ] as const,
        ]
      : []),
    ['made', t(`work.${orderWork(promises.map((promise) => promise?.source ?? null))}`)],
    ['sent', t('tracking')],
    ['delivered', complete ? format.days(complete) : delivery('complete-unconfirmed')],
  ] as const
  return (
    <section className="grid break-inside-avoid gap-4">
      <h2 className="font-display text-heading">{t('title')}</h2>
      <ol className="grid border-t border-hairline">
        {facts.map(([step, fact]) => (
          <li
            key={step}
            aria-current={step === CURRENT[stage] ? 'step' : undefined}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hairline py-3 aria-[current]:font-medium"
          >
            <span>{t(`steps.${step}`)}</span>
            {fact && (
              <span className="text-muted" suppressHydrationWarning>
                {fact}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The step at which an order is. */
const CURRENT: Readonly<Partial<Record<OrderStage, string>>> = {
  'awaiting-payment': 'paid',
  approved: 'confirmed',
  invoiced: 'made',
  paid: 'made',
  'partly-sent': 'sent',
  sent: 'sent',
}
