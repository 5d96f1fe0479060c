import { teamCustomer } from '../../../contracts/team/customer.ts'
import type { Section } from '../section.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'

export const customers: Section = {
  resource: 'customers',
  roles: ['orders', 'care', 'trade'],
  hostable: 'customers',
  group: 'sales',
  list: CustomerList,
  show: CustomerPage,
  finding: {
    result(item) {
      const found = teamCustomer.safeParse(item)
      if (!found.success) return null
      const { id, name, email } = found.data
      return { title: name || email, below: name && email, to: `/customers/${id}/show` }
    },
  },
}
