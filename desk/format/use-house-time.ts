import { useMemo } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { usePlace } from '../provider/desk-context.ts'

export function useHouseTime() {
  const locale = useLocale()
  const translate = useTranslate()
  const { timeZone, city } = usePlace()
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    [locale, timeZone],
  )
  return {
    city,
    dateAndTime: (at: string) => format.format(new Date(at)),
    getLabel: (field: 'startsAt' | 'endsAt') =>
      translate(`resources.discounts.house-time.${field}`, { city }),
  }
}
