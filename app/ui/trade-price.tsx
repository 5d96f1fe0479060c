import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { Money } from '#domain/money/money.ts'
import { PiecePrice } from './piece-price.tsx'
import { Price } from './price.tsx'
import { InViews } from './views.tsx'

/**
 * Spec §6: the price of an approved trade client with the public price beside it; client view shows only the latter.
 * The public price may be upon request.
 */
export function TradePrice({
  price,
  publicPrice,
  isStarting = false,
}: {
  price: Money
  publicPrice: Money
  isStarting?: boolean
}) {
  const t = useTranslations('shell.price')
  const format = useFormat()
  return (
    <InViews
      own={
        <>
          <Price price={price} isStarting={isStarting} />{' '}
          {publicPrice.amountMinor > 0 && (
            <span className="whitespace-nowrap text-muted tabular-nums" suppressHydrationWarning>
              {t('public', { price: format.money(publicPrice) })}
            </span>
          )}
        </>
      }
      client={<PiecePrice price={publicPrice} isStarting={isStarting} />}
    />
  )
}
