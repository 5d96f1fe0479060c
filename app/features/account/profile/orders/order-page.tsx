import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { AmountRow, ExemptRow, Reduction } from '#app/ui/amount-row.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { Price } from '#app/ui/price.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { AccountOrder } from '#clients/customer/customer-client.ts'
import { type Address, formatAddress } from '#domain/address/address.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { countryName } from '#domain/market/country-names.ts'
import { sortByAmount } from '#domain/money/amount-order.ts'
import { subtractMoney } from '#domain/money/money.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import { PROFILE } from '../../paths.ts'
import { ProfilePage } from '../profile-section.tsx'
import { OrderLines } from './order-lines.tsx'
import { Parcels } from './parcels.tsx'
import { Refunds } from './refunds.tsx'

export function OrderPage({
  order,
  isOverdue,
  print,
  reorderForm,
  requests,
  services,
}: {
  order: AccountOrder
  isOverdue: boolean
  print: ReactNode
  reorderForm: ReactNode
  requests: ReactNode
  /** Services that the house offers until the order has arrived. */
  services: ReactNode
}) {
  const t = useTranslations('profile.orders')
  const tOrder = useTranslations('order')
  const tRequests = useTranslations('request.list')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const {
    number,
    placedAt,
    placedBy,
    standing,
    due,
    dueAt,
    statusUrl,
    parcels,
    refunds,
    address,
    billingAddress,
  } = order
  const date = format.date(calendarDateIn(timeZone, placedAt))
  return (
    <ProfilePage title={t('order', { number })}>
      <div className="-mt-4 grid gap-1" suppressHydrationWarning>
        <p className="text-muted wrap-anywhere">
          {t('placed', { date })}
          {placedBy !== null && ` · ${t('placed-by', { name: placedBy })}`}
        </p>
        <p className="font-medium">{t(`standing.${standing}`, { work: order.work })}</p>
      </div>
      {standing === 'awaiting-payment' && (
        <div className="own-view grid gap-3">
          {dueAt !== null && (
            <p className="max-w-measure" suppressHydrationWarning>
              {t('reserved-until', { date: format.date(lastPaymentDay(dueAt, timeZone)) })}
            </p>
          )}
          {placedBy === null ? (
            <LinkButton href={statusUrl} data-document className="justify-self-start print:hidden">
              {t('pay', { amount: format.money(due) })}
            </LinkButton>
          ) : (
            <p className="max-w-measure">{t('pays', { name: placedBy, amount: format.money(due) })}</p>
          )}
        </div>
      )}
      {standing !== 'awaiting-payment' && due.amountMinor > 0 && dueAt !== null && (
        <div className="own-view grid gap-3">
          <p className="max-w-measure" suppressHydrationWarning>
            {t(isOverdue ? 'invoice-overdue' : 'invoice', {
              number,
              amount: format.money(due),
              date: format.date(lastPaymentDay(dueAt, timeZone)),
            })}
          </p>
          {placedBy === null && (
            <LinkButton href={statusUrl} data-document className="justify-self-start print:hidden">
              {t('pay', { amount: format.money(due) })}
            </LinkButton>
          )}
        </div>
      )}
      {parcels.length > 0 && <Parcels parcels={parcels} />}
      {refunds.length > 0 && (
        <div className="own-view">
          <Refunds refunds={refunds} />
        </div>
      )}
      <section className="grid gap-5">
        <h2 className="font-display text-heading">{tOrder(order.isSamples ? 'samples.title' : 'pieces')}</h2>
        <OrderLines
          lines={order.lines}
          shippingTitle={order.shippingTitle}
          isPromised={!CLOSED_STANDINGS.has(standing)}
          hasPrices={!order.isSamples}
        />
        {order.isSamples ? (
          <p className="text-end">{tOrder('payment.free')}</p>
        ) : (
          <>
            <div className="own-view">
              <OrderSums order={order} />
            </div>
            <p className="client-view max-w-measure text-small text-muted">{t('client-view')}</p>
          </>
        )}
      </section>
      <dl className="grid gap-6 sm:grid-cols-2">
        {address && <AddressFact label={tOrder('address')} address={address} />}
        {billingAddress && !order.isSamples && (
          <AddressFact label={tOrder('billing')} address={billingAddress} />
        )}
      </dl>
      {requests && (
        <section className="grid gap-5 print:hidden">
          <h2 className="font-display text-heading">{tRequests('title')}</h2>
          {requests}
        </section>
      )}
      <div className="flex flex-wrap items-center gap-6 print:hidden">
        {reorderForm}
        {print}
        {!CLOSED_STANDINGS.has(standing) && services}
        <TextLink href={PROFILE.orders} className="text-small">
          {t('back')}
        </TextLink>
      </div>
    </ProfilePage>
  )
}

const CLOSED_STANDINGS: ReadonlySet<AccountOrder['standing']> = new Set(['cancelled', 'expired', 'delivered'])

function AddressFact({ label, address }: { label: string; address: Address }) {
  const { language } = usePageLocale()
  return (
    <div className="break-inside-avoid">
      <dt className="mb-1 text-small text-muted">{label}</dt>
      <dd suppressHydrationWarning>
        {[...formatAddress(address), countryName(address.country, language)].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** Spec §3: subtotal, promotions, shipping and total; then what remains to be paid after gift cards. */
function OrderSums({ order }: { order: AccountOrder }) {
  const t = useTranslations('profile.orders')
  const tCheckout = useTranslations('checkout')
  const tTax = useTranslations('shell.tax')
  const format = useFormat()
  const { subtotal, shipping, shippingTitle, promotions, total, tax, giftCards } = order
  const paysByGiftCard = giftCards.amountMinor > 0
  return (
    <dl className="grid break-inside-avoid gap-2 sm:ms-auto sm:w-80">
      {sortByAmount<ReactNode>({
        subtotal: [
          <AmountRow key="subtotal" label={t('subtotal')}>
            <Price price={subtotal} />
          </AmountRow>,
        ],
        promotions: promotions.map(({ title, amount }) => (
          <AmountRow key={`promotion ${title}`} label={title}>
            <Reduction amount={amount} />
          </AmountRow>
        )),
        shipping: [
          <AmountRow key="shipping" label={shippingTitle ?? t('shipping')}>
            {shipping.amountMinor === 0 ? tCheckout('delivery.free') : <Price price={shipping} />}
          </AmountRow>,
        ],
        taxes: tax
          ? [
              <div key="taxes" className="text-small text-muted" suppressHydrationWarning>
                <dt className="sr-only">{tTax('label')}</dt>
                <dd>{t('tax', { amount: format.money(tax) })}</dd>
              </div>,
            ]
          : order.exempt
            ? [<ExemptRow key="exempt" {...order.exempt} />]
            : [],
        total: [
          <AmountRow key="total" isSum label={t('total')}>
            <Price price={total} />
          </AmountRow>,
        ],
        giftCards: paysByGiftCard
          ? [
              <AmountRow key="cards" label={tCheckout('totals.gift-cards')}>
                <Reduction amount={giftCards} />
              </AmountRow>,
            ]
          : [],
        due: paysByGiftCard
          ? [
              <AmountRow key="due" isSum label={tCheckout('totals.due')}>
                <Price price={subtractMoney(total, giftCards)} />
              </AmountRow>,
            ]
          : [],
      })}
    </dl>
  )
}
