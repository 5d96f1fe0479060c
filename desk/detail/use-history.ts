import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { callTeam } from '../provider/call-team.ts'

const historyResponse = z.object({
  items: z.array(z.object({ at: z.string(), accountId: z.string(), action: z.string() })),
})

/** The audit log of an item up to its version, oldest first. */
export function useHistory(resource: string, { id, version }: TeamItem) {
  const { data } = useQuery({
    queryKey: [resource, 'history', id, version],
    queryFn: () => callTeam(historyResponse, { path: `/${resource}/${encodeURIComponent(id)}/history` }),
  })
  return data?.items ?? []
}
