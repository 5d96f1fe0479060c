import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import { TradePrice } from '#app/ui/trade-price.tsx'
import type { CardView } from './card-view.ts'

type PricedCard = Pick<CardView, 'price' | 'publicPrice' | 'fullPrice' | 'isStartingPrice'>

/**
 * The price of a piece: 'From $890' when other versions cost more, 'Price upon request' instead of 0, with the
 * compare-at price, or for an approved trade client the public one.
 */
export function useCardPrice(): (card: PricedCard) => ReactNode {
  const t = useTranslations('shell.price')
  const format = useFormat()
  return ({ price, publicPrice, fullPrice, isStartingPrice }) => {
    if (publicPrice)
      return <TradePrice price={price} publicPrice={publicPrice} isStarting={isStartingPrice} />
    if (fullPrice) return <Price price={price} fullPrice={fullPrice} isStarting={isStartingPrice} />
    if (price.amountMinor === 0) return t('upon-request')
    return isStartingPrice ? t('from', { price: format.money(price) }) : format.money(price)
  }
}
