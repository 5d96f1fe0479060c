import { useQuery } from '@tanstack/react-query'
import { teamQueries } from '../provider/team-calls.ts'
import { isSomeoneHere } from './someone-here.ts'

const REFRESH_MS = 30_000

/**
 * Waiting tasks for the first page and the navigation together. Refetched regularly, but not once the desk is unused
 * for a while, so that an abandoned session can end.
 */
export function useWaiting() {
  return useQuery({
    ...teamQueries.waiting(),
    refetchInterval: () => isSomeoneHere() && REFRESH_MS,
    staleTime: 5_000,
  })
}
