import type { Section } from '../section.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

export const customers: Section = {
  resource: 'customers',
  roles: ['orders', 'care', 'trade'],
  hostable: 'customers',
  list: CustomerList,
  show: CustomerPage,
}
