import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamTradeApplication } from '#contracts/team/trade-application.ts'
import { useAge, useNow } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'

export function useApplicationLabels() {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.trade-applications.${key}`, values)
  return {
    t,
    field: (name: string) => t(`fields.${name}`),
    /** Names the decision, or who must act next. */
    state: ({ state, waitsForApplicant }: TeamTradeApplication) =>
      t(`values.state.${waitsForApplicant ? 'more-requested' : state === 'pending' ? 'waiting' : state}`),
  }
}

/** Shows the deadline of the decision, the delay in the alert color, or what the application is waiting for. */
export function ApplicationDue({ application }: { application: TeamTradeApplication }) {
  const { t, state } = useApplicationLabels()
  const { shortDateAndTime, shortDate } = useFormat()
  const { age } = useAge()
  const now = useNow(30)
  const { decideBy, decidedAt, waitsForApplicant } = application
  if (application.state !== 'pending')
    return `${state(application)}${decidedAt === null ? '' : `, ${shortDate(decidedAt)}`}`
  if (waitsForApplicant) return t('due.more-requested')
  if (decideBy === null) return t('due.none')
  if (Date.parse(decideBy) >= now.getTime()) return t('due.by', { at: shortDateAndTime(decideBy) })
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      {t('due.late', { age: age(decideBy, now) })}
    </Box>
  )
}
