import { useGetList, useTranslate } from 'react-admin'
import { TEAM_RANGE_MAX } from '#contracts/team/convention.ts'
import { useDesk } from '#desk/application/desk-context.ts'

type Choice = { id: string; name: string }

/** The signed-in person, no one, and the others of client care. */
export function useAssignees(): Choice[] {
  const translate = useTranslate()
  const { session } = useDesk()
  const { data = [] } = useGetList<Choice>('colleagues', {
    filter: { role: 'care' },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
  })
  const word = (id: string) => ({ id, name: translate(`resources.requests.values.assignee.${id}`) })
  const ownName = session.name || session.email
  return [word('me'), word('nobody'), ...data.filter(({ name }) => name !== ownName)]
}
