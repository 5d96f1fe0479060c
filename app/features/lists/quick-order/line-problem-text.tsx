import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { isCodeRefusal } from '#domain/cart/cart.ts'
import { countryName } from '#domain/market/country-names.ts'
import type { LineProblem } from '#domain/quick-order/classify-line.ts'

export function LineProblemText({ problem }: { problem: LineProblem }) {
  const t = useTranslations('quick-order.problems')
  const tErrors = useTranslations('errors.cart')
  const { country, language } = usePageLocale()
  switch (problem) {
    case 'unknown-sku':
    case 'upon-request':
    case 'sold-out':
    case 'quantity-malformed':
      return t(problem)
    case 'not-shippable-here':
      return t(problem, { country: countryName(country, language) })
    default:
      return tErrors(isCodeRefusal(problem) ? 'line-add-failed' : problem)
  }
}
