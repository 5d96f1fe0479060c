import { Box } from '@mui/material'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { calendarDateIn } from '../../../domain/house/calendar-date.ts'
import { isLate } from '../../../domain/order/shipping-day.ts'
import { usePlace } from '../../application/frame/use-place.ts'
import { useFormat } from '../../format/use-format.ts'

/** The last day on which an order has to leave, in the color of alerts once it has passed. */
export function ShipBy({ order: { shipBy, status } }: { order: TeamOrder }) {
  const { shortDay } = useFormat()
  const { timeZone } = usePlace()
  const isOpen = status === 'paid' || status === 'awaiting-payment'
  if (shipBy === null || !isOpen) return '–'
  const today = calendarDateIn(timeZone, new Date())
  const color = isLate({ shipBy, isPaid: status === 'paid' }, today) ? 'error.main' : 'inherit'
  return (
    <Box component="span" sx={{ color }}>
      {shortDay(shipBy)}
    </Box>
  )
}
