import { useLocale, useTranslate } from 'react-admin'
import { type RequestFact, readFact } from '#contracts/request-facts.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { useColleagues } from '#desk/detail/use-colleagues.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { timeZoneName } from '#domain/house/time-zone.ts'

export function useRequestWords() {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOf = useColleagues()
  const { country, longDay, moment, momentIn, wholeMoney } = useFormat()
  const word = (key: string) => translate(`resources.requests.values.${key}`)
  return {
    kind: ({ kind }: TeamRequest) => word(`kind.${kind}`),
    /** The project, piece or topic, or else the kind. Pieces of a consultation are only examples. */
    subject: ({ kind, project, topic, pieces: [piece] }: TeamRequest) => {
      if (project !== null) return project
      if (piece && kind !== 'consultation') return piece.title
      return topic ? word(`topic.${topic}`) : word(`kind.${kind}`)
    },
    fact: (fact: RequestFact): string => {
      const read = readFact(fact)
      switch (read.kind) {
        case 'text':
          return read.text
        case 'words':
          return read.words.map((one) => word(`fact.${one}`)).join(', ')
        case 'country':
          return country(read.country)
        case 'moment':
          // In the reader's time zone, then in the customer's.
          return `${moment(read.at)} (${timeZoneName(read.timeZone, locale)}: ${momentIn(read.timeZone, read.at)})`
        case 'date':
          return longDay(read.date)
        case 'money':
          return wholeMoney(read.money.amountMinor, read.money.currency)
      }
    },
    state: ({ state }: TeamRequest) => word(`state.${state}`),
    assignee: ({ assignee }: TeamRequest) => (assignee === null ? word('assignee.nobody') : nameOf(assignee)),
  }
}
