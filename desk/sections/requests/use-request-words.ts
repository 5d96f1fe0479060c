import { useTranslate } from 'react-admin'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { useColleagues } from '../../detail/use-colleagues.ts'

/** What a request is about, its state, and who looks after it, in words. */
export function useRequestWords() {
  const translate = useTranslate()
  const nameOf = useColleagues()
  const word = (key: string) => translate(`resources.requests.values.${key}`)
  return {
    topic: ({ topic }: TeamRequest) => word(`topic.${topic}`),
    state: ({ state }: TeamRequest) => word(`state.${state}`),
    choiceOfAssignee: (to: 'me' | 'nobody') => word(`assignee.${to}`),
    assignee: ({ assignee }: TeamRequest) => (assignee === null ? word('assignee.nobody') : nameOf(assignee)),
  }
}
