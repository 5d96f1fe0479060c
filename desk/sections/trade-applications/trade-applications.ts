import { teamTradeApplication } from '../../../contracts/team/trade-application.ts'
import type { Section } from '../section.ts'
import { ApplicationList } from './application-list.tsx'
import { ApplicationPage } from './application-page.tsx'

export const tradeApplications: Section = {
  resource: 'trade-applications',
  roles: ['trade'],
  group: 'sales',
  list: ApplicationList,
  show: ApplicationPage,
  finding: {
    result(item) {
      const found = teamTradeApplication.safeParse(item)
      if (!found.success) return null
      const { id, company, name, email } = found.data
      return { title: company, below: `${name} · ${email}`, to: `/trade-applications/${id}/show` }
    },
  },
}
