import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'

/** That the prices were agreed, and the last day on which they can be ordered. */
export function AgreedNote({ agreed }: { agreed: NonNullable<OpenCheckout['agreed']> }) {
  const t = useTranslations('checkout.agreed')
  const format = useFormat()
  const date = format.date(lastPaymentDay(agreed.expiresAt, useHouseTimeZone()))
  return (
    <p className="text-small text-muted" suppressHydrationWarning>
      {t('until', { date })}
    </p>
  )
}
