import { useGetList } from 'react-admin'
import { type TeamRequest, teamRequest } from '../../../../contracts/team/request.ts'

const SHOWN = 12

/** The other requests of the same account or address, the latest first. */
export function useOtherRequests(id: string): TeamRequest[] {
  const { data = [] } = useGetList('requests', {
    filter: { sameSenderAs: id },
    sort: { field: 'receivedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  })
  return data.map((item) => teamRequest.parse(item))
}
