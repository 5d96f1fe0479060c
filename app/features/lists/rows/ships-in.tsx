import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** Uses a short form below its column title, otherwise a sentence. */
export function ShipsIn({ notice }: { notice: FormattedNotice | null }) {
  const t = useTranslations('lists.page')
  const shippingNotice = useShippingNotice()
  if (notice === null) return <span className="max-lg:hidden">–</span>
  const weeks = notice.kind === 'weeks' ? notice.weeks : notice.kind === 'one-week' ? 1 : null
  if (weeks === null) return shippingNotice(notice)
  return (
    <>
      <span className="lg:hidden">{shippingNotice(notice)}</span>
      <span className="max-lg:hidden">{t('weeks', { weeks })}</span>
    </>
  )
}
