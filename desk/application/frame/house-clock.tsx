import { Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { useNow } from '../../format/use-now.ts'
import { usePlace } from './use-place.ts'

/** Day and time at the house, with its city. */
export function HouseClock() {
  const translate = useTranslate()
  const locale = useLocale()
  const now = useNow(5)
  const { timeZone, city } = usePlace()
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(now)
  return (
    <Typography variant="body2" color="textSecondary" component="time" dateTime={now.toISOString()}>
      {translate('desk.clock', { moment, city })}
    </Typography>
  )
}
