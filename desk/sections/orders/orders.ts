import { teamOrder } from '../../../contracts/team/order.ts'
import type { Section } from '../section.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'
import { buyerOf } from './order-values.ts'

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
