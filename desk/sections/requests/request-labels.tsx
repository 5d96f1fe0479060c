import { Box } from '@mui/material'
import { useGetList, useLocale, useTranslate } from 'react-admin'
import { type RequestFact, readFact } from '#contracts/request-facts.ts'
import { TEAM_RANGE_MAX } from '#contracts/team/convention.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { useColleagues } from '#desk/detail/history.tsx'
import { useAge, useNow } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useDesk } from '#desk/provider/desk-context.ts'
import { timeZoneName } from '#domain/calendar/time-zone.ts'
import { type Due, findDue } from '#domain/request/due.ts'

export function useRequestLabels() {
  const translate = useTranslate()
  const locale = useLocale()
  const getColleagueName = useColleagues()
  const { country, longDay, dateAndTime, dateAndTimeIn, wholeMoney } = useFormat()
  const t = (key: string) => translate(`resources.requests.values.${key}`)
  return {
    kind: ({ kind }: TeamRequest) => t(`kind.${kind}`),
    /** Returns the project, piece or topic, or otherwise the kind. Pieces of a consultation are only examples. */
    subject: ({ kind, project, topic, pieces: [piece] }: TeamRequest) => {
      if (project !== null) return project
      if (piece && kind !== 'consultation') return piece.title
      return topic ? t(`topic.${topic}`) : t(`kind.${kind}`)
    },
    fact: (fact: RequestFact): string => {
      const read = readFact(fact)
      switch (read.kind) {
        case 'text':
          return read.text
        case 'words':
          return read.words.map((one) => t(`fact.${one}`)).join(', ')
        case 'country':
          return country(read.country)
        case 'moment':
          // Show the time first in the reader's time zone, then in the customer's.
          return `${dateAndTime(read.at)} (${timeZoneName(read.timeZone, locale)}: ${dateAndTimeIn(read.timeZone, read.at)})`
        case 'date':
          return longDay(read.date)
        case 'money':
          return wholeMoney(read.money.amountMinor, read.money.currency)
      }
    },
    state: ({ state }: TeamRequest) => t(`state.${state}`),
    assignee: ({ assignee }: TeamRequest) =>
      assignee === null ? t('assignee.nobody') : getColleagueName(assignee),
  }
}

/** Shows "40 min late" in the alert color, or "due 16:00". */
export function DueText({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { time, shortDate } = useFormat()
  const { age } = useAge()
  const now = useNow(30)
  const due = findDue(request, { now, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const t = (kind: Due['kind'] | 'merged', values = {}) => translate(`resources.requests.due.${kind}`, values)
  if (request.mergedInto !== null) return t('merged')
  if (due.kind === 'late')
    return (
      <Box component="span" sx={{ color: 'error.main' }}>
        {t('late', { age: age(new Date(now.getTime() - due.minutes * 60_000).toISOString(), now) })}
      </Box>
    )
  return t(due.kind, 'at' in due ? { time: time(due.at), date: shortDate(due.at) } : {})
}

type Choice = { id: string; name: string }

/** Returns the choices for assigning: the signed-in person, no one, and the other members of client care. */
export function useAssignees(): Choice[] {
  const translate = useTranslate()
  const { session } = useDesk()
  const { data = [] } = useGetList<Choice>('colleagues', {
    filter: { role: 'care' },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
  })
  const toChoice = (id: string) => ({ id, name: translate(`resources.requests.values.assignee.${id}`) })
  const ownName = session.name || session.email
  return [toChoice('me'), toChoice('nobody'), ...data.filter(({ name }) => name !== ownName)]
}
