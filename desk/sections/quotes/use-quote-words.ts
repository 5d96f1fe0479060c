import { useLocale, useTranslate } from 'react-admin'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { useFormat } from '#desk/format/use-format.ts'

export function useQuoteWords() {
  const translate = useTranslate()
  const locale = useLocale()
  const { money, longDay } = useFormat()
  const t = (key: string, values = {}) => translate(`resources.quotes.${key}`, values)
  const amount = (amountMinor: number, currencyCode: string) =>
    money({ amount: (amountMinor / 100).toFixed(2), currencyCode })
  return {
    t,
    amount,
    /** Formats a percentage: `−13%`. */
    reduction: (percent: number) =>
      new Intl.NumberFormat(locale, { style: 'percent' }).format(-percent / 100),
    state: ({ state }: TeamQuote) => t(`values.state.${state}`),
    /** Formats the total, which is empty until the first version is sent. */
    total: ({ sentVersion, totalMinor, currency }: TeamQuote) =>
      sentVersion === 0 ? '' : amount(totalMinor, currency),
    validUntil: ({ validUntil }: TeamQuote) => (validUntil === null ? '' : longDay(validUntil)),
    /** Formats a lead time, in whole weeks if possible. */
    leadTime: (days: number) =>
      days % 7 === 0 ? t('lead-time.weeks', { count: days / 7 }) : t('lead-time.days', { count: days }),
  }
}
