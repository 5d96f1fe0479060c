import { useGetList } from 'react-admin'
import { TEAM_RANGE_MAX } from '../../contracts/team/convention.ts'

type Colleague = { id: string; name: string }

/** What the member of the team with an account is called; the account's id where the name is not known. */
export function useColleagues(): (accountId: string) => string {
  const { data = [] } = useGetList<Colleague>('colleagues', {
    pagination: { page: 1, perPage: TEAM_RANGE_MAX },
    sort: { field: 'name', order: 'ASC' },
  })
  const names = new Map(data.map(({ id, name }) => [id, name]))
  return (accountId) => names.get(accountId) ?? accountId
}
