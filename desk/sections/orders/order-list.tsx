import { Link } from '@mui/material'
import { DataTable } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamOrder } from '../../../contracts/team/order.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { ORDER_FILTERS } from './order-filters.tsx'
import { buyerOf } from './order-values.ts'
import { ShipBy } from './ship-by.tsx'
import { useStage } from './use-stage.ts'

const READY = [
  { name: 'transfers-expected', filter: { status: 'awaiting-payment' } },
  { name: 'to-ship', filter: { shipping: 'to-ship' } },
  { name: 'late', filter: { shipping: 'late' } },
]

export function OrderList() {
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
