import { useTranslations } from '../messages/use-translations.ts'
import type { FormattedNotice } from './formatted-notice.ts'

/** Formats a shipping notice of Spec §4: 'Ships in 6 weeks'. */
export function useShippingNotice(): (notice: FormattedNotice) => string {
  const t = useTranslations('product.shipping')
  return (notice) => {
    if (notice.kind === 'weeks') return t('weeks', { weeks: notice.weeks })
    if (notice.kind === 'available-from') return t('available-from', { date: notice.day })
    return t(notice.kind)
  }
}
