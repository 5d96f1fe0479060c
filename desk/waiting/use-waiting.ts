import { useQuery } from '@tanstack/react-query'
import { waitingResponse } from '../../contracts/team/waiting.ts'
import { callTeam } from '../provider/call-team.ts'
import { isSomeoneHere } from './someone-here.ts'

const REFRESH_MS = 30_000

/**
 * What waits for the signed-in person, for the first page and the navigation together. It is counted again by itself,
 * but not once nobody has used the desk for a while: a session that is left alone has to end.
 */
export function useWaiting() {
  return useQuery({
    queryKey: ['waiting'],
    queryFn: () => callTeam(waitingResponse, { path: '/waiting' }),
    refetchInterval: () => isSomeoneHere() && REFRESH_MS,
    staleTime: 5_000,
  })
}
