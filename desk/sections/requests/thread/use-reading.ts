import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShowContext } from 'react-admin'
import type { TeamRequest } from '../../../../contracts/team/request.ts'
import { type Reading, reading } from '../../../../contracts/team/request-thread.ts'
import { callTeam } from '../../../provider/call-team.ts'
import { isSomeoneHere } from '../../../waiting/someone-here.ts'

const SAYS_SO_MS = 10_000

/** Says that the request is open here, and reads it again once it has changed. Who else has it open. */
export function useReading({ id, version, detail }: TeamRequest): Reading['others'] {
  const { refetch } = useShowContext()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['requests', 'reading', id],
    queryFn: () =>
      callTeam(reading, { method: 'POST', path: `/requests/${encodeURIComponent(id)}/reading`, body: {} }),
    refetchInterval: () => isSomeoneHere() && SAYS_SO_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  })
  const messageCount = detail?.messages.length ?? 0
  useEffect(() => {
    if (!data || dataUpdatedAt === 0) return
    const isNewer = data.version > version
    if (isNewer || (data.version === version && data.messageCount !== messageCount)) refetch()
  }, [data, dataUpdatedAt, version, messageCount, refetch])
  return data?.others ?? []
}
