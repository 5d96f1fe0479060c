import { teamCreditAccount } from '../../../contracts/team/credit-account.ts'
import type { Section } from '../section.ts'
import { CreditCreate } from './credit-create.tsx'
import { CreditList } from './credit-list.tsx'
import { CreditPage } from './credit-page.tsx'

export const creditAccounts: Section = {
  resource: 'credit-accounts',
  roles: ['trade', 'orders'],
  hostable: 'commerce',
  group: 'sales',
  list: CreditList,
  show: CreditPage,
  create: CreditCreate,
  finding: {
    result(item) {
      const found = teamCreditAccount.safeParse(item)
      if (!found.success) return null
      const { id, company, currency } = found.data
      return { title: company, below: currency, to: `/credit-accounts/${id}/show` }
    },
  },
}
