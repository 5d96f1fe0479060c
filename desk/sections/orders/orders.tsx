import { Box, Link } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamOrder } from '#contracts/team/order.ts'
import { teamOrder } from '#contracts/team/order.ts'
import { useDesk } from '#desk/application/desk-context.ts'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { DayInput } from '#desk/list/day-input.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { CountryFilter, ValueFilter } from '#desk/list/value-filter.tsx'
import { calendarDateIn } from '#domain/house/calendar-date.ts'
import { isLate } from '#domain/order/shipping-day.ts'
import { hasRole } from '#domain/team/roles.ts'
import type { Section } from '../section.ts'
import { OrderPage } from './order-page.tsx'
import { buyerOf, PAYMENTS, SHIPPING, STATUSES, WAREHOUSES } from './order-values.ts'
import { useStage } from './use-stage.ts'

const READY = [
  { name: 'transfers-expected', filter: { status: 'awaiting-payment' } },
  { name: 'to-ship', filter: { shipping: 'to-ship' } },
  { name: 'late', filter: { shipping: 'late' } },
]

const ORDER_FILTERS = [
  <TextInput key="text" source="text" label="resources.orders.filters.text" alwaysOn resettable />,
  <ValueFilter key="status" source="status" values={STATUSES} alwaysOn />,
  <ValueFilter key="payment" source="payment" values={PAYMENTS} />,
  <ValueFilter key="warehouse" source="warehouse" values={WAREHOUSES} />,
  <ValueFilter key="shipping" source="shipping" values={SHIPPING} />,
  <CountryFilter key="country" source="country" />,
  <DayInput key="from" source="from" label="resources.orders.filters.from" />,
  <DayInput key="to" source="to" label="resources.orders.filters.to" isEnd />,
]

export const orders: Section = {
  resource: 'orders',
  roles: ['orders', 'care'],
  hostable: 'commerce',
  group: 'sales',
  list: OrderList,
  show: OrderPage,
  finding: {
    result(item) {
      const order = teamOrder.safeParse(item).data
      if (!order) return null
      const { id, number, email, address } = order
      const below = [buyerOf(order), address.city, email].filter(Boolean).join(' · ')
      return { title: number, below, to: `/orders/${id}/show` }
    },
  },
}

function OrderList() {
  const { session } = useDesk()
  return (
    <SectionList
      exports={hasRole(session.roles, ['orders']) ? ['orders', 'order-lines'] : []}
      sort={{ field: 'placedAt', order: 'DESC' }}
      filters={ORDER_FILTERS}
      ready={READY}
      table={<OrderTable />}
      rows={<OrderRows />}
    />
  )
}

function OrderTable() {
  const { date, money, country } = useFormat()
  const stage = useStage()
  return (
    <DataTable<TeamOrder> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamOrder>
        source="number"
        render={({ id, number }) => (
          <Link component={RouterLink} to={`/orders/${id}/show`}>
            {number}
          </Link>
        )}
      />
      <DataTable.Col<TeamOrder> source="placedAt" render={({ placedAt }) => date(placedAt)} />
      <DataTable.Col<TeamOrder> label="resources.orders.fields.buyer" render={buyerOf} />
      <DataTable.Col<TeamOrder> source="country" render={({ address }) => country(address.country)} />
      <DataTable.Col<TeamOrder> label="resources.orders.fields.stage" render={stage} />
      <DataTable.Col<TeamOrder> source="shipBy" render={(order) => <ShipBy order={order} />} />
      <DataTable.Col<TeamOrder>
        label="resources.orders.fields.total"
        align="right"
        render={({ totals, isSamples }) => !isSamples && money(totals.total)}
      />
    </DataTable>
  )
}

function OrderRows() {
  const { date, money } = useFormat()
  const stage = useStage()
  return (
    <Rows<TeamOrder>
      row={(order) => ({
        title: `${order.number} · ${buyerOf(order)}`,
        below: `${date(order.placedAt)} · ${stage(order)}`,
        aside: order.isSamples ? null : money(order.totals.total),
        to: `/orders/${order.id}/show`,
      })}
    />
  )
}

/** In the color of alerts once the day has passed. */
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
