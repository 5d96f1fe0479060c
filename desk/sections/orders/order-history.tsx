import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { Block } from '../../detail/block.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'
import { callTeam } from '../../provider/call-team.ts'

const historyResponse = z.object({
  items: z.array(z.object({ at: z.string(), accountId: z.string(), action: z.string() })),
})

/** What happened to an order, the latest first: when it was placed, and what the team did. */
export function OrderHistory({ order: { id, version, placedAt } }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const { data } = useQuery({
    queryKey: ['orders', 'history', id, version],
    queryFn: () => callTeam(historyResponse, { path: `/orders/${encodeURIComponent(id)}/history` }),
  })
  const events = (data?.items ?? []).map(({ at, accountId, action }) => ({
    at,
    who: nameOf(accountId),
    what: translate(`resources.orders.actions.${action}.done`, { _: action }),
  }))
  const placed = { at: placedAt, who: '', what: translate('resources.orders.placed') }
  return (
    <Block title={translate('resources.orders.history')}>
      {[placed, ...events].reverse().map(({ at, who, what }) => (
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
