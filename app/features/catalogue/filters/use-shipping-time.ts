import { useTranslations } from 'use-intl'
import type { ShippingTime } from '#domain/catalogue.ts'

/** Words a shipping time filter: 'Within 6 weeks'. */
export function useShippingTime(): (time: ShippingTime) => string {
  const t = useTranslations('catalogue.filters.time')
  return (time) => {
    if (time === 'ready-to-ship' || time === 'one-week') return t(time)
    const [unit, amount] = time.split('-')
    return unit === 'weeks' ? t('weeks', { weeks: Number(amount) }) : t('days', { days: Number(amount) })
  }
}
