import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
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

/** What the team did to an item, the latest first; `start` is how it began, if the team did not add it. */
export function History({
  resource,
  item: { id, version },
  title,
  start,
}: {
  resource: string
  item: TeamItem
  title: string
  start?: { at: string; what: string }
}) {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const { data } = useQuery({
    queryKey: [resource, 'history', id, version],
    queryFn: () => callTeam(historyResponse, { path: `/${resource}/${encodeURIComponent(id)}/history` }),
  })
  const events = (data?.items ?? []).map(({ at, accountId, action }) => ({
    at,
    who: nameOf(accountId),
    what: translate(`resources.${resource}.actions.${action}.done`, { _: action }),
  }))
  return (
    <Block title={title}>
      {[...(start ? [{ ...start, who: '' }] : []), ...events].reverse().map(({ at, who, what }) => (
        <Box
          key={at + what}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            borderBottom: 1,
            borderColor: 'divider',
            paddingY: 1,
          }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ width: '11rem' }}>
            {moment(at)}
          </Typography>
          <Typography variant="body2" sx={{ flex: 1 }}>
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
