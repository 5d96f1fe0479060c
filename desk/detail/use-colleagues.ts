import { useGetList } from 'react-admin'
import { TEAM_RANGE_MAX } from '#contracts/team/convention.ts'

type Colleague = { id: string; name: string }

/** Returns a team member's name by account; the account's id if the name is unknown. */
export function useColleagues(): (accountId: string) => string {
  const { data = [] } = useGetList<Colleague>('colleagues', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'name', order: 'ASC' },
  })
  const names = new Map(data.map(({ id, name }) => [id, name]))
  return (accountId) => names.get(accountId) ?? accountId
}
