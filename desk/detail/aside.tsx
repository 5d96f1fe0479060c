import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useNow } from '../format/use-age.ts'

/** A row of the queue beside the open item. `isCurrent` marks the row of that item. */
export function RowLink({
  to,
  isCurrent,
  children,
}: {
  to: string
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <Link
      component={RouterLink}
      to={to}
      underline="none"
      variant="body2"
      {...(isCurrent && { 'aria-current': 'page' as const })}
      sx={{
        display: 'block',
        overflowWrap: 'anywhere',
        padding: 1.25,
        borderBottom: 1,
        borderBottomColor: 'divider',
        borderLeft: 2,
        borderLeftColor: isCurrent ? 'success.main' : 'transparent',
        '&:hover, &[aria-current]': { backgroundColor: 'action.selected' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {children}
    </Link>
  )
}

/** Shows the customer's local time, in the time zone they chose for a call or in those of their country. */
export function LocalTime({
  country,
  chosenTimeZone,
}: {
  country: string
  chosenTimeZone?: string | undefined
}) {
  const translate = useTranslate()
  const locale = useLocale()
  const now = useNow(20)
  const zones = chosenTimeZone === undefined ? listTimeZones(country) : [chosenTimeZone]
  const [from, to] = earliestAndLatest(zones, now)
  if (from === undefined || to === undefined) return null
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(now)
  const [first, last] = [timeIn(from), timeIn(to)]
  const t = (key: string, values: object) => translate(`resources.requests.aside.${key}`, values)
  return (
    <Typography variant="body2" sx={{ marginTop: 0.75 }}>
      {first === last ? t('local-time', { time: first }) : t('local-times', { from: first, to: last })}
    </Typography>
  )
}

/** Returns a country's time zones, or none if the browser cannot list them. */
function listTimeZones(country: string): string[] {
  const regionLocale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  })
  return regionLocale.getTimeZones?.() ?? []
}

function earliestAndLatest(zones: readonly string[], now: Date) {
  const getLocalTime = (timeZone: string) =>
    Date.parse(
      `${new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(now)}Z`,
    )
  const sorted = zones.toSorted((one, other) => getLocalTime(one) - getLocalTime(other))
  return [sorted[0], sorted.at(-1)] as const
}

/** A line that starts with a date or number. */
export function AsideLine({ start, children }: { start: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, paddingTop: 0.5, typography: 'body2' }}>
      <Box sx={{ width: '5rem', flexShrink: 0, color: 'text.secondary' }}>{start}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}
