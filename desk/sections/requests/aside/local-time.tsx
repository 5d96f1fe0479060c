import { Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { useNow } from '#desk/format/use-now.ts'

/** In the time zone in which the customer chose a call, or in those of their country. */
export function LocalTime({ country, chosen }: { country: string; chosen?: string | undefined }) {
  const translate = useTranslate()
  const locale = useLocale()
  const now = useNow(20)
  const zones = chosen === undefined ? zonesOf(country) : [chosen]
  const [from, to] = earliestAndLatest(zones, now)
  if (from === undefined || to === undefined) return null
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(now)
  const [first, last] = [timeIn(from), timeIn(to)]
  const word = (key: string, values: object) => translate(`resources.requests.aside.${key}`, values)
  return (
    <Typography variant="body2" sx={{ marginTop: 0.75 }}>
      {first === last ? word('local-time', { time: first }) : word('local-times', { from: first, to: last })}
    </Typography>
  )
}

/** Empty in a browser that does not know them. */
function zonesOf(country: string): string[] {
  const place: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  })
  return place.getTimeZones?.() ?? []
}

function earliestAndLatest(zones: readonly string[], now: Date) {
  const offsetOf = (timeZone: string) =>
    Date.parse(
      `${new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(now)}Z`,
    )
  const sorted = zones.toSorted((one, other) => offsetOf(one) - offsetOf(other))
  return [sorted[0], sorted.at(-1)] as const
}
