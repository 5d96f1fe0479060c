import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { type Address, addressLines } from '#domain/address/address.ts'
import { completeDelivery } from '#domain/delivery/joint-delivery.ts'
import { countryName } from '#domain/market/country-names.ts'
import { isPromiseOpen, orderStage } from '#domain/order/order-progress.ts'

/** Shipping address, billing address and payment of an order. */
export function OrderDetails({ order }: { order: PlacedOrderView }) {
  const t = useTranslations('order')
  const { address, billingAddress, payment } = order
  const delivery = useTranslations('delivery')
  const format = useFormat()
  const promises = order.lines.map(({ promise }) => promise)
  const isPromised = isPromiseOpen(orderStage(order)) && promises.some((promise) => promise !== null)
  const complete = completeDelivery(promises)
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {isPromised && (
        <Fact label={delivery('complete')}>
          <span suppressHydrationWarning>
            {complete ? format.days(complete) : delivery('complete-unconfirmed')}
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
      {[...addressLines(address), countryName(address.country, language)].map((line) => (
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
