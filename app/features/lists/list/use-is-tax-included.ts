import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { vatRatePercent } from '#domain/money/tax.ts'

/** Whether prices in the visitor's country include its taxes (docs/decisions/0003-taxes-and-duties.md). */
export function useIsTaxIncluded(): boolean {
  return vatRatePercent(usePageLocale().country) !== null
}
