import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from './price.tsx'

/** A price of 0 is shown as upon request. */
export function PiecePrice(props: Parameters<typeof Price>[0]) {
  const t = useTranslations('shell.price')
  return props.price.amountMinor === 0 ? t('upon-request') : <Price {...props} />
}
