import type { ShippingNotice } from '#domain/availability.ts'
import { useFormat } from './use-format.ts'
import { useTranslations } from './use-translations.ts'

/** Words a shipping notice of Spec §4: 'Ships in 6 weeks'. */
export function useShippingNotice(): (notice: ShippingNotice) => string {
  const t = useTranslations('product.shipping')
  const format = useFormat()
  return (notice) => {
    if (notice.kind === 'weeks') return t('weeks', { weeks: notice.weeks })
    if (notice.kind === 'available-from') return t('available-from', { date: format.date(notice.date) })
    return t(notice.kind)
  }
}
