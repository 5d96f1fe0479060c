import { useFormat } from '#app/i18n/use-format.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import type { Money } from '#domain/money.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

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
      <VisuallyHidden>{t('now')}</VisuallyHidden> <span suppressHydrationWarning>{format.money(price)}</span>{' '}
      <VisuallyHidden>{t('before')}</VisuallyHidden>{' '}
      <s className="ms-1 text-muted" suppressHydrationWarning>
        {format.money(fullPrice)}
      </s>
    </span>
  )
}
