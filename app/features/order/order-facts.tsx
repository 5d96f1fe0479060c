import type { ReactNode } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import { type Address, addressLines } from '#domain/address.ts'
import { countryName } from '#domain/market.ts'

/** Where an order goes, who gets its invoice, and how it is paid. */
export function OrderFacts({ order }: { order: PlacedOrderView }) {
  const t = useTranslations('order')
  const { address, billingAddress, payment } = order
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
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
  return t(method === 'bank-transfer' ? 'bank-transfer' : 'prepaid')
}
