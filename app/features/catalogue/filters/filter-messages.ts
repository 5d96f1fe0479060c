import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ShippingTime } from '#domain/catalogue/filters.ts'

/** The texts of all filters, loaded once and passed down: loading them per filter would slow the page. */
export function useFilterMessages() {
  return useTranslations('catalogue.filters')
}

export type FilterMessages = ReturnType<typeof useFilterMessages>

export function formatShippingTime(t: FilterMessages, time: ShippingTime): string {
  if (time === 'ready-to-ship' || time === 'one-week') return t(`time.${time}`)
  const [unit, amount] = time.split('-')
  return unit === 'weeks'
    ? t('time.weeks', { weeks: Number(amount) })
    : t('time.days', { days: Number(amount) })
}
