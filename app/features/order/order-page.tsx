import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { type Address, formatAddress } from '#domain/address/address.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { computeJointWindow } from '#domain/delivery/joint-delivery.ts'
import { countryName } from '#domain/market/country-names.ts'
import type { OrderStage } from '#domain/order/order-progress.ts'
import { isPromiseOpen, orderStage, orderWork } from '#domain/order/order-progress.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import { BankDetails } from './bank-details.tsx'
import { PrintButton } from './print-button.tsx'

type OrderPageProps = {
  order: PlacedOrderView
  /** Whether the order was just placed, rather than opened through the link in the e-mail. */
  isNew: boolean
  /** The path of the pro-forma invoice, without locale. */
  proForma: string
  /** Whether the last request for the pro-forma invoice failed. */
  isProFormaMissing?: boolean
  /** The path for following an order that was just placed. */
  follow?: string
  account?: ReactNode
  /** Parcels, once something has shipped, and refunds. */
  tracking?: ReactNode
  lines: ReactNode
  totals: ReactNode
  reorder?: ReactNode
}

const CURRENT_STEP: Readonly<Partial<Record<OrderStage, string>>> = {
  'awaiting-payment': 'paid',
  approved: 'confirmed',
  invoiced: 'made',
  paid: 'made',
  'partly-sent': 'sent',
  sent: 'sent',
}

/** Spec §1: an order, just placed or opened later, with bank details and a printable version. */
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
  reorder,
}: OrderPageProps) {
  const t = useTranslations('order')
  const { number, payment, email, totals: amounts, address } = order
  const title = isNew ? t('thanks.title', { name: address.firstName }) : t('title', { number })
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-gutter py-10 md:py-16 print:gap-8 print:px-0 print:py-8">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL gives access to the order, so it is not sent to other sites. */}
      <meta name="referrer" content="no-referrer" />
      <header className="grid gap-4">
        <h1 className="font-display text-display">{title}</h1>
        {isNew && <p className="max-w-measure text-lead">{t('thanks.text', { number, email })}</p>}
        <OrderStatus order={order} />
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
          {reorder}
        </section>
      </div>
    </div>
  )
}

function OrderStatus({ order }: { order: PlacedOrderView }) {
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

/** The remaining steps with the promised dates; the current step is marked. */
function NextSteps({ order }: { order: PlacedOrderView }) {
  const t = useTranslations('order.next')
  const tDelivery = useTranslations('delivery')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const { payment, totals, paymentDueAt, placedAt, lines } = order
  const promises = lines.map(({ promise }) => promise)
  const complete = computeJointWindow(promises)
  const stage = orderStage(order)
  const isAwaitingPayment = stage === 'awaiting-payment'
  const facts = [
    ['confirmed', format.date(calendarDateIn(timeZone, placedAt))],
    ...(payment.method === 'bank-transfer' && paymentDueAt !== null
      ? [
          [
            'paid',
            isAwaitingPayment &&
              t('until', {
                amount: format.money(totals.due),
                date: format.date(lastPaymentDay(paymentDueAt, timeZone)),
              }),
          ] as const,
        ]
      : []),
    ['made', t(`work.${orderWork(promises.map((promise) => promise?.source ?? null))}`)],
    ['sent', t('tracking')],
    ['delivered', complete ? format.days(complete) : tDelivery('complete-unconfirmed')],
  ] as const
  return (
    <section className="grid break-inside-avoid gap-4">
      <h2 className="font-display text-heading">{t('title')}</h2>
      <ol className="grid border-t border-hairline">
        {facts.map(([step, fact]) => (
          <li
            key={step}
            aria-current={step === CURRENT_STEP[stage] ? 'step' : undefined}
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

function OrderDetails({ order }: { order: PlacedOrderView }) {
  const t = useTranslations('order')
  const { address, billingAddress, payment } = order
  const tDelivery = useTranslations('delivery')
  const format = useFormat()
  const promises = order.lines.map(({ promise }) => promise)
  const isPromised = isPromiseOpen(orderStage(order)) && promises.some((promise) => promise !== null)
  const complete = computeJointWindow(promises)
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {isPromised && (
        <Fact label={tDelivery('complete')}>
          <span suppressHydrationWarning>
            {complete ? format.days(complete) : tDelivery('complete-unconfirmed')}
          </span>
        </Fact>
      )}
      <Fact label={t('address')}>
        <AddressLines address={address} />
      </Fact>
      {billingAddress && (
        <Fact label={t('billing')}>
          <AddressLines address={billingAddress} />
        </Fact>
      )}
      <Fact label={t('payment.label')}>
        <PaymentText payment={payment} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <dt className="mb-1 text-small font-regular text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AddressLines({ address }: { address: Address }) {
  const { language } = usePageLocale()
  return (
    <address className="not-italic" suppressHydrationWarning>
      {[...formatAddress(address), countryName(address.country, language)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function PaymentText({ payment: { method, isTest, lastFour } }: Pick<PlacedOrderView, 'payment'>) {
  const t = useTranslations('order.payment')
  if (lastFour !== null) return t(isTest ? 'test-card' : 'card', { last: lastFour })
  const isNamed = method === 'bank-transfer' || method === 'on-account' || method === 'free'
  return t(isNamed ? method : 'prepaid')
}
