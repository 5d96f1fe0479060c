import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from './price.tsx'

/** The price of a piece; a price of 0 is given upon request. */
export function PiecePrice(props: Parameters<typeof Price>[0]) {
  const t = useTranslations('shell.price')
  return props.price.amountMinor === 0 ? t('upon-request') : <Price {...props} />
}
