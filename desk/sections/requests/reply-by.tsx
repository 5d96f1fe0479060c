import { Box } from '@mui/material'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { useFormat } from '../../format/use-format.ts'
import { useNow } from '../../format/use-now.ts'

/** Until when the house promised a reply, in the color of alerts once that is over; a dash where nothing is due. */
export function ReplyBy({ request: { replyBy, state } }: { request: TeamRequest }) {
  const { moment } = useFormat()
  const now = useNow(60)
  if (replyBy === null || state !== 'new') return '–'
  const isLate = Date.parse(replyBy) < now.getTime()
  return (
    <Box component="span" sx={{ color: isLate ? 'error.main' : 'inherit' }}>
      {moment(replyBy)}
    </Box>
  )
}
