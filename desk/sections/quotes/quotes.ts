import { teamQuote } from '../../../contracts/team/quote.ts'
import type { Section } from '../section.ts'
import { QuoteList } from './quote-list.tsx'
import { QuotePage } from './quote-page.tsx'

export const quotes: Section = {
  resource: 'quotes',
  roles: ['care'],
  group: 'sales',
  list: QuoteList,
  show: QuotePage,
  finding: {
    result(item) {
      const found = teamQuote.safeParse(item)
      if (!found.success) return null
      const { id, number, name, project } = found.data
      return { title: number, below: [name, project].filter(Boolean).join(' · '), to: `/quotes/${id}/show` }
    },
  },
}
