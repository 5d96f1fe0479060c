import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { Money } from '#domain/money/money.ts'
import { VisuallyHidden } from './text/visually-hidden.tsx'

/**
 * `fullPrice` is the compare-at price of a reduced piece. Browsers and the server may use different spaces for a
 * locale; the server's text stays.
 */
export function Price({
  price,
  fullPrice = null,
  isStarting = false,
}: {
  price: Money
  fullPrice?: Money | null
  /** Prefixed with "from", as the lowest of several. */
  isStarting?: boolean
}) {
  const t = useTranslations('shell.price')
  const format = useFormat()
  const priceText = isStarting ? t('from', { price: format.money(price) }) : format.money(price)
  if (fullPrice === null) {
    return (
      <span className="tabular-nums" suppressHydrationWarning>
        {priceText}
      </span>
    )
  }
  return (
    <span className="tabular-nums">
      <VisuallyHidden>{t('now')}</VisuallyHidden> <span suppressHydrationWarning>{priceText}</span>{' '}
      <VisuallyHidden>{t('before')}</VisuallyHidden>{' '}
      <s className="ms-1 text-muted" suppressHydrationWarning>
        {format.money(fullPrice)}
      </s>
    </span>
  )
}
