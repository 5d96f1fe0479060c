import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamRequest } from '#contracts/team/request.ts'
import { useAge } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useNow } from '#desk/format/use-now.ts'
import { type Due, dueOf } from '#domain/request/due.ts'

/** "40 min late", in the color of alerts, or "due 16:00". */
export function DueText({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { time, shortDate } = useFormat()
  const { age } = useAge()
  const now = useNow(30)
  const due = dueOf(request, { now, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const word = (kind: Due['kind'] | 'merged', values = {}) =>
    translate(`resources.requests.due.${kind}`, values)
  if (request.mergedInto !== null) return word('merged')
  if (due.kind === 'late')
    return (
      <Box component="span" sx={{ color: 'error.main' }}>
        {word('late', { age: age(new Date(now.getTime() - due.minutes * 60_000).toISOString(), now) })}
      </Box>
    )
  return word(due.kind, 'at' in due ? { time: time(due.at), date: shortDate(due.at) } : {})
}
