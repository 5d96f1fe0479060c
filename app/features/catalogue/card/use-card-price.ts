import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CardView } from './card-view.ts'

/** Formats the price of a piece: 'From $890' when other versions cost more, 'Price upon request' instead of 0. */
export function useCardPrice(): (card: Pick<CardView, 'price' | 'isStartingPrice'>) => string {
  const t = useTranslations('shell.price')
  const format = useFormat()
  return ({ price, isStartingPrice }) => {
    if (price.amountMinor === 0) return t('upon-request')
    return isStartingPrice ? t('from', { price: format.money(price) }) : format.money(price)
  }
}
