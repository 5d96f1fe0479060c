import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import type { TeamItem } from '../../contracts/team/convention.ts'
import { useFormat } from '../format/use-format.ts'
import { callTeam } from '../provider/call-team.ts'
import { Block } from './block.tsx'
import { useColleagues } from './use-colleagues.ts'

const historyResponse = z.object({
  items: z.array(z.object({ at: z.string(), accountId: z.string(), action: z.string() })),
})

/** What happened, when and who did it; empty for the customer. */
export type HistoryEntry = { id: string; at: string; who: string; what: ReactNode }

/** What the team did to an item, and what else happened, the latest first. `leavesOut`: actions that `others` has. */
export function History({
  resource,
  item: { id, version },
  title,
  others = [],
  leavesOut = [],
}: {
  resource: string
  item: TeamItem
  title: string
  others?: readonly HistoryEntry[]
  leavesOut?: readonly string[]
}) {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const { data } = useQuery({
    queryKey: [resource, 'history', id, version],
    queryFn: () => callTeam(historyResponse, { path: `/${resource}/${encodeURIComponent(id)}/history` }),
  })
  const events = (data?.items ?? [])
    .filter(({ action }) => !leavesOut.includes(action))
    .map(
      ({ at, accountId, action }): HistoryEntry => ({
        id: `${at} ${action}`,
        at,
        who: nameOf(accountId),
        what: translate(`resources.${resource}.actions.${action}.done`, { _: action }),
      }),
    )
  const entries = [...others, ...events].sort((left, right) => Date.parse(right.at) - Date.parse(left.at))
  return (
    <Block title={title}>
      {entries.map(({ id, at, who, what }) => (
        <Box
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            borderBottom: 1,
            borderColor: 'divider',
            paddingY: 1,
          }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ width: '10rem' }}>
            {moment(at)}
          </Typography>
          <Typography
            variant="body2"
            sx={{ flex: '1 1 14rem', minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {what}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {who}
          </Typography>
        </Box>
      ))}
    </Block>
  )
}
