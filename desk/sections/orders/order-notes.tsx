import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { Block } from '../../detail/block.tsx'
import { useColleagues } from '../../detail/use-colleagues.ts'
import { useFormat } from '../../format/use-format.ts'

/** What the team noted on an order. */
export function OrderNotes({ order: { detail } }: { order: TeamOrder }) {
  const translate = useTranslate()
  const { moment } = useFormat()
  const nameOf = useColleagues()
  if (!detail || detail.notes.length === 0) return null
  return (
    <Block title={translate('resources.orders.notes')}>
      {detail.notes.map(({ id, text, at, accountId }) => (
        <Box key={id} sx={{ backgroundColor: 'action.selected', padding: 1.5, marginTop: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {moment(at)} · {nameOf(accountId)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Block>
  )
}
