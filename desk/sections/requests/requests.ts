import { teamRequest } from '../../../contracts/team/request.ts'
import type { Section } from '../section.ts'
import { RequestList } from './request-list.tsx'
import { RequestPage } from './request-page.tsx'

export const requests: Section = {
  resource: 'requests',
  roles: ['care'],
  group: 'sales',
  list: RequestList,
  show: RequestPage,
  finding: {
    result(item) {
      const found = teamRequest.safeParse(item)
      if (!found.success) return null
      const { id, number, name, email } = found.data
      return { title: number, below: `${name} · ${email}`, to: `/requests/${id}/show` }
    },
  },
}
