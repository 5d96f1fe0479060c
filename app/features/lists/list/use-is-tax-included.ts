import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { vatRatePercent } from '#domain/money/tax.ts'

/** Whether prices in the visitor's country include its taxes (docs/areas/markets-and-prices.md). */
export function useIsTaxIncluded(): boolean {
  return vatRatePercent(usePageLocale().country) !== null
}
