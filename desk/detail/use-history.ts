import { useQuery } from '@tanstack/react-query'
import type { TeamItem } from '#contracts/team/convention.ts'
import { teamQueries } from '../provider/team-calls.ts'

/** The audit log of an item up to its version, oldest first. */
export function useHistory(resource: string, item: TeamItem) {
  const { data } = useQuery(teamQueries.history(resource, item))
  return data?.items ?? []
}
