import { useTranslate } from 'react-admin'
import type { RequestFact } from '../../../contracts/request-facts.ts'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'

/** What a request is about, its state, and who looks after it, in words. */
export function useRequestWords() {
  const translate = useTranslate()
  const nameOf = useColleagues()
  const { country, moment, momentIn } = useFormat()
  const word = (key: string) => translate(`resources.requests.values.${key}`)
  return {
    kind: ({ kind }: TeamRequest) => word(`kind.${kind}`),
    /** What it is about: its piece, its topic, or else its kind. */
    subject: ({ kind, topic, pieces: [piece] }: TeamRequest) =>
      piece?.title ?? (topic ? word(`topic.${topic}`) : word(`kind.${kind}`)),
    fact: ({ key, value, timeZone }: RequestFact) => {
      if (value === 'yes' || value === 'no' || value === 'now') return word(`fact.${value}`)
      if (key === 'country') return country(value)
      if (key !== 'at' || timeZone === undefined) return value
      // On the reader's clock, then on the customer's.
      return `${moment(value)} (${timeZone}: ${momentIn(timeZone, value)})`
    },
    state: ({ state }: TeamRequest) => word(`state.${state}`),
    assignee: ({ assignee }: TeamRequest) => (assignee === null ? word('assignee.nobody') : nameOf(assignee)),
  }
}
