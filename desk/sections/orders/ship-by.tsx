import { Box } from '@mui/material'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { calendarDateIn, HOUSE_TIME_ZONE } from '../../../domain/house/calendar-date.ts'
import { isLate } from '../../../domain/order/shipping-day.ts'
import { useFormat } from '../../format/use-format.ts'

/** The last day on which an order has to leave, in the color of alerts once it has passed. */
export function ShipBy({ order: { shipBy, status } }: { order: TeamOrder }) {
  const { day } = useFormat()
  const isOpen = status === 'paid' || status === 'awaiting-payment'
  if (shipBy === null || !isOpen) return '–'
  const today = calendarDateIn(HOUSE_TIME_ZONE, new Date())
  const color = isLate({ shipBy, isPaid: status === 'paid' }, today) ? 'error.main' : 'inherit'
  return (
    <Box component="span" sx={{ color }}>
      {day(shipBy)}
    </Box>
  )
}
