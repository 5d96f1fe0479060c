import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ProductDelivery } from '../view/product-view.ts'

/** The delivery cost to the visitor's country. */
export function DeliveryCost({ delivery: { cost, countryName } }: { delivery: ProductDelivery }) {
  const t = useTranslations('product.delivery')
  const format = useFormat()
  return (
    <span suppressHydrationWarning>
      {cost === null
        ? t('free', { country: countryName })
        : t('cost', { country: countryName, cost: format.money(cost) })}
    </span>
  )
}
