import { Box, Typography } from '@mui/material'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { teamQuote } from '#contracts/team/quote.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { ItemLink } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { QUOTE_STATES } from '#domain/quote/quote-lifecycle.ts'
import { section } from '../section.tsx'
import { QuotePage } from './quote-page.tsx'
import { useQuoteWords } from './use-quote-words.ts'

const STATES = ['open', 'client-wrote', 'by-hand', 'ending', ...QUOTE_STATES]

const FILTERS = [textFilter('quotes'), <ValueFilter key="state" source="state" values={STATES} alwaysOn />]

export const quotes = section({
  resource: 'quotes',
  item: teamQuote,
  roles: ['care'],
  group: 'sales',
  list: QuoteList,
  showPage: QuotePage,
  describeResult: ({ number, name, project }) => ({
    title: number,
    below: [name, project].filter(Boolean).join(' · '),
  }),
})

/** Lists quotes, last changed first. Their totals are in different currencies, so they are never added up. */
function QuoteList() {
  const { shortDateAndTime } = useFormat()
  const labels = useQuoteWords()
  return (
    <SectionList<TeamQuote>
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={FILTERS}
      initialFilter={{ state: 'open' }}
      columns={[
        { source: 'state', render: labels.state },
        {
          source: 'number',
          render: ({ id, number }) => (
            <ItemLink id={id} sx={{ whiteSpace: 'nowrap' }}>
              {number}
            </ItemLink>
          ),
        },
        {
          source: 'name',
          render: ({ name, email, project }) => (
            <>
              <Box component="span" sx={{ fontWeight: 500 }}>
                {name || email}
              </Box>
              {project && (
                <Typography variant="body2" color="textSecondary">
                  {project}
                </Typography>
              )}
            </>
          ),
        },
        { source: 'totalMinor', align: 'right', render: labels.total },
        { source: 'validUntil', isSortable: true, render: labels.validUntil },
        { source: 'updatedAt', isSortable: true, render: ({ updatedAt }) => shortDateAndTime(updatedAt) },
      ]}
      row={(quote) => ({
        title: [quote.number, quote.name || quote.email, quote.project].filter(Boolean).join(' · '),
        below: [labels.state(quote), labels.validUntil(quote)].filter(Boolean).join(' · '),
        aside: labels.total(quote),
      })}
    />
  )
}
