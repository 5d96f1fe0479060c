import type { Section } from '../section.ts'
import { OrderList } from './order-list.tsx'
import { OrderPage } from './order-page.tsx'

export const orders: Section = {
  resource: 'orders',
  roles: ['orders', 'care'],
  hostable: 'commerce',
  list: OrderList,
  show: OrderPage,
}
