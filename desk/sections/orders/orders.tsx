import { Box } from '@mui/material'
import type { TeamOrder } from '#contracts/team/order.ts'
import { teamOrder } from '#contracts/team/order.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { CountryFilter, dayFilters, textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { useDesk, usePlace } from '#desk/provider/desk-context.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { isLate } from '#domain/order/shipping-day.ts'
import { hasRole } from '#domain/team/roles.ts'
import { section } from '../section.tsx'
import { getBuyerName, PAYMENTS, SHIPPING, STATUSES, useDescribeStage, WAREHOUSES } from './order-labels.ts'
import { OrderPage } from './order-page.tsx'

const PREDEFINED_FILTERS = [
  { name: 'transfers-expected', filter: { status: 'awaiting-payment' } },
  { name: 'to-ship', filter: { shipping: 'to-ship' } },
  { name: 'late', filter: { shipping: 'late' } },
]

const ORDER_FILTERS = [
  textFilter('orders'),
  <ValueFilter key="status" source="status" values={STATUSES} alwaysOn />,
  <ValueFilter key="payment" source="payment" values={PAYMENTS} />,
  <ValueFilter key="warehouse" source="warehouse" values={WAREHOUSES} />,
  <ValueFilter key="shipping" source="shipping" values={SHIPPING} />,
  <CountryFilter key="country" source="country" />,
  ...dayFilters('orders'),
]

export const orders = section({
  resource: 'orders',
  item: teamOrder,
  roles: ['orders', 'care'],
  hostable: 'commerce',
  group: 'sales',
  list: OrderList,
  show: OrderPage,
  describeResult: (order) => ({
    title: order.number,
    below: [getBuyerName(order), order.address.city, order.email].filter(Boolean).join(' · '),
  }),
})

function OrderList() {
  const { session } = useDesk()
  const { date, money, country } = useFormat()
  const describeStage = useDescribeStage()
  return (
    <SectionList<TeamOrder>
      exports={hasRole(session.roles, ['orders']) ? ['orders', 'order-lines'] : []}
      sort={{ field: 'placedAt', order: 'DESC' }}
      filters={ORDER_FILTERS}
      predefinedFilters={PREDEFINED_FILTERS}
      columns={[
        { source: 'number', isSortable: true, isLink: true },
        { source: 'placedAt', isSortable: true, render: ({ placedAt }) => date(placedAt) },
        { label: 'resources.orders.fields.buyer', render: getBuyerName },
        { source: 'country', isSortable: true, render: ({ address }) => country(address.country) },
        { label: 'resources.orders.fields.stage', render: describeStage },
        { source: 'shipBy', isSortable: true, render: (order) => <ShipBy order={order} /> },
        {
          label: 'resources.orders.fields.total',
          align: 'right',
          render: ({ totals, isSamples }) => !isSamples && money(totals.total),
        },
      ]}
      row={(order) => ({
        title: `${order.number} · ${getBuyerName(order)}`,
        below: `${date(order.placedAt)} · ${describeStage(order)}`,
        aside: order.isSamples ? null : money(order.totals.total),
      })}
    />
  )
}

/** Shows the ship-by date, in the alert color once it has passed. */
function ShipBy({ order: { shipBy, status } }: { order: TeamOrder }) {
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
