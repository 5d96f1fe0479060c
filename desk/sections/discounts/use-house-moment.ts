import { useMemo } from 'react'
import { useLocale } from 'react-admin'

/** Formats moments in the time zone of the house, wherever the browser is. */
export function useHouseMoment(timeZone: string): (at: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    return (at) => format.format(new Date(at))
  }, [locale, timeZone])
}
