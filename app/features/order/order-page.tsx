import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { calendarDateIn } from '#domain/house/calendar-date.ts'
import { isPromiseOpen, orderStage, orderWork } from '#domain/order/order-progress.ts'
import { BankDetails } from './bank-details.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderDetails } from './order-details.tsx'
import { PrintButton } from './print-button.tsx'

type OrderPageProps = {
  order: PlacedOrderView
  /** Whether it was just placed, rather than opened through the link in the e-mail. */
  isNew: boolean
  /** The path of its pro-forma invoice, without locale. */
  proForma: string
  /** Whether that was just requested in vain. */
  isProFormaMissing?: boolean
  /** The path where it is followed, of one that was just placed. */
  follow?: string
  /** The offer of an account to a guest. */
  account?: ReactNode
  /** Its parcels, once something has shipped, and its refunds. */
  tracking?: ReactNode
  lines: ReactNode
  totals: ReactNode
  /** Places it once more. */
  again?: ReactNode
}

/** Spec §1: an order just placed or opened later: the promised e-mail, bank details, and a printable version. */
export function OrderPage({
  order,
  isNew,
  proForma,
  isProFormaMissing = false,
  follow,
  account,
  tracking,
  lines,
  totals,
  again,
}: OrderPageProps) {
  const t = useTranslations('order')
  const { number, payment, email, totals: amounts, address } = order
  const title = isNew ? t('thanks.title', { name: address.firstName }) : t('title', { number })
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-gutter py-10 md:py-16 print:gap-8 print:px-0 print:py-8">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL gives access to the order, so it is sent to no other site. */}
      <meta name="referrer" content="no-referrer" />
      <header className="grid gap-4">
        <h1 className="font-display text-display">{title}</h1>
        {isNew && <p className="max-w-measure text-lead">{t('thanks.text', { number, email })}</p>}
        <OrderStanding order={order} />
        {isPromiseOpen(orderStage(order)) && <DeliveryNotices texts={order.notices} />}
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-20 print:grid-cols-1 print:gap-8">
        <div className="grid gap-10 print:gap-8">
          {payment.bank && (
            <BankDetails
              bank={payment.bank}
              amount={payment.open ?? amounts.due}
              isInvoice={payment.status === 'invoiced'}
              reference={payment.reference}
              dueAt={order.paymentDueAt}
              proForma={proForma}
              isProFormaMissing={isProFormaMissing}
            />
          )}
          {isPromiseOpen(orderStage(order)) && !order.isSamples && <NextSteps order={order} />}
          {tracking}
          {account}
          <OrderDetails order={order} />
          <div className="flex flex-wrap gap-3 print:hidden">
            {follow && (
              <LinkButton href={follow} data-document>
                {t('follow')}
              </LinkButton>
            )}
            <PrintButton />
            <LinkButton href="/" variant="outline">
              {t('continue')}
            </LinkButton>
          </div>
        </div>
        <section className="grid gap-6">
          <h2 className="font-display text-heading">{t(order.isSamples ? 'samples.title' : 'pieces')}</h2>
          {lines}
          {totals}
          {again}
        </section>
      </div>
    </div>
  )
}

function OrderStanding({ order }: { order: PlacedOrderView }) {
  const t = useTranslations('order')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const work = orderWork(order.lines.map(({ promise }) => promise?.source ?? null))
  const stage = orderStage(order)
  return (
    <p className="text-muted" suppressHydrationWarning>
      {t('placed', { date: format.date(calendarDateIn(timeZone, order.placedAt)) })}
      <span className="mt-1 block text-ink">
        {order.isSamples ? t('samples.status', { stage }) : t(`status.${stage}`, { work })}
      </span>
    </p>
  )
}
