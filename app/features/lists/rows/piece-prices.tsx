import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import { InViews } from '#app/ui/views.tsx'
import { type Money, multiplyMoney } from '#domain/money/money.ts'
import type { PieceView } from '../list/list-view.ts'

/** The total of the row; below it the unit price, and the public price for a trade client. */
export function PiecePrices({
  piece,
}: {
  piece: Pick<PieceView, 'exclusion' | 'ownPrice' | 'publicPrice' | 'quantity' | 'isPriceOpen'>
}) {
  const t = useTranslations('lists.page')
  const tPrice = useTranslations('shell.price')
  // A changed quantity is shown before it is saved, so the document must include this message (decision 0010).
  t.has('each')
  const format = useFormat()
  const { exclusion, ownPrice, publicPrice, quantity, isPriceOpen } = piece
  if ((exclusion !== null && exclusion !== 'upon-request') || ownPrice === null || publicPrice === null) {
    return <span className="text-muted">{t('not-counted')}</span>
  }
  const renderPrices = (price: Money) =>
    price.amountMinor === 0 ? (
      <span className="text-muted">{tPrice('upon-request')}</span>
    ) : (
      <>
        <Price price={multiplyMoney(price, quantity)} isStarting={isPriceOpen} />
        {quantity > 1 && (
          <span className="list-row-aside" suppressHydrationWarning>
            {t('each', { price: format.money(price) })}
          </span>
        )}
      </>
    )
  const isPublicPrice = publicPrice.amountMinor > 0 && ownPrice.amountMinor >= publicPrice.amountMinor
  if (isPublicPrice || ownPrice.amountMinor === 0) return renderPrices(ownPrice)
  return (
    <InViews
      own={
        <>
          {renderPrices(ownPrice)}
          {publicPrice.amountMinor > 0 && (
            <span className="list-row-aside" suppressHydrationWarning>
              {t('public-price', { price: format.money(multiplyMoney(publicPrice, quantity)) })}
            </span>
          )}
        </>
      }
      client={renderPrices(publicPrice)}
    />
  )
}
