import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'react-admin'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function useAge() {
  const locale = useLocale()
  return useMemo(() => {
    const unit = (name: string, unitDisplay: 'long' | 'short') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay })
    const [days, hours, minutes] = [unit('day', 'long'), unit('hour', 'short'), unit('minute', 'short')]
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return {
      /** Formats how long ago a time was: `4 days`, `3 hr`, `14 min`. */
      age(time: string, now: Date): string {
        const ms = Math.max(0, now.getTime() - Date.parse(time))
        if (ms >= DAY_MS) return days.format(Math.floor(ms / DAY_MS))
        if (ms >= HOUR_MS) return hours.format(Math.floor(ms / HOUR_MS))
        return minutes.format(Math.floor(ms / MINUTE_MS))
      },
      /** Formats a relative time: `20 seconds ago`, `now`. */
      ago(time: string, now: Date): string {
        const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000))
        if (seconds < 60) return relative.format(-Math.floor(seconds / 10) * 10, 'second')
        return relative.format(-Math.floor(seconds / 60), 'minute')
      },
    }
  }, [locale])
}

export function useNow(everySeconds: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])
  return now
}
