import { useTranslations } from 'use-intl'
import { useFormat } from '#app/i18n/use-format.ts'
import type { Money } from '#domain/money.ts'

/**
 * A price, and the one it replaces when it is reduced. Browsers and the server may know different spaces for
 * a locale; what the server wrote stays.
 */
export function Price({ price, fullPrice = null }: { price: Money; fullPrice?: Money | null }) {
  const t = useTranslations('shell.price')
  const format = useFormat()
  if (fullPrice === null) {
    return (
      <span className="tabular-nums" suppressHydrationWarning>
        {format.money(price)}
      </span>
    )
  }
  return (
    <span className="tabular-nums">
      <span className="sr-only">{t('now')} </span>
      <span suppressHydrationWarning>{format.money(price)}</span>{' '}
      <span className="sr-only">{t('before')} </span>
      <s className="ms-1 text-muted" suppressHydrationWarning>
        {format.money(fullPrice)}
      </s>
    </span>
  )
}
