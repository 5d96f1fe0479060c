import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { type AddressDraft, formatAddress, normalizeAddress } from '#domain/address/address.ts'
import { computeJointWindow } from '#domain/delivery/joint-delivery.ts'
import { countryName, isCountryCode } from '#domain/market/market.ts'
import { checkoutPath } from './paths.ts'

export function Review({ token, checkout }: { token: string; checkout: OpenCheckout }) {
  const t = useTranslations('checkout.review')
  const tDelivery = useTranslations('delivery')
  const format = useFormat()
  const { email, address, billingAddress, lines } = checkout
  const complete = computeJointWindow(lines.map(({ promise }) => promise))
  return (
    <dl className="border-t border-hairline">
      <ReviewItem token={token} label={t('contact')}>
        {email}
      </ReviewItem>
      <ReviewItem token={token} label={t('address')}>
        {address && <AddressText address={address} />}
      </ReviewItem>
      {billingAddress && (
        <ReviewItem token={token} label={t('billing')}>
          <AddressText address={billingAddress} />
        </ReviewItem>
      )}
      <div className="grid gap-x-6 border-b border-hairline py-4 sm:grid-cols-[9rem_1fr]">
        <dt className="text-small font-regular text-muted">{tDelivery('complete')}</dt>
        <dd suppressHydrationWarning>
          {complete ? format.days(complete) : tDelivery('complete-unconfirmed')}
        </dd>
      </div>
    </dl>
  )
}

function ReviewItem({ token, label, children }: { token: string; label: string; children: ReactNode }) {
  const t = useTranslations('checkout.review')
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-hairline py-4 sm:grid-cols-[9rem_1fr_auto]">
      <dt className="col-span-2 text-small font-regular text-muted sm:col-span-1">{label}</dt>
      <dd>{children}</dd>
      <dd>
        <TextLink
          href={checkoutPath(token)}
          aria-label={t('change-label', { what: label })}
          className="text-small"
        >
          {t('change')}
        </TextLink>
      </dd>
    </div>
  )
}

function AddressText({ address }: { address: AddressDraft }) {
  const { language } = usePageLocale()
  const { country } = address
  if (!country || !isCountryCode(country)) return null
  const lines = formatAddress(normalizeAddress(address, country))
  return (
    <address className="not-italic" suppressHydrationWarning>
      {[...lines, countryName(country, language)].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
