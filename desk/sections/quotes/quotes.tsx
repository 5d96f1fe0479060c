import { Box, Link, Typography } from '@mui/material'
import { DataTable, TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { teamQuote } from '#contracts/team/quote.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ValueFilter } from '#desk/list/value-filter.tsx'
import { QUOTE_STATES } from '#domain/quote/quote-lifecycle.ts'
import type { Section } from '../section.ts'
import { QuotePage } from './quote-page.tsx'
import { useQuoteWords } from './use-quote-words.ts'

const STATES = ['open', 'client-wrote', 'by-hand', 'ending', ...QUOTE_STATES]

const FILTERS = [
  <TextInput key="text" source="text" label="resources.quotes.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={STATES} alwaysOn />,
]

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

/** Last changed first. Totals are in the quotes' own currencies, so they are never added up. */
function QuoteList() {
  return (
    <SectionList
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={FILTERS}
      initial={{ state: 'open' }}
      table={<QuoteTable />}
      rows={<QuoteRows />}
    />
  )
}

function QuoteTable() {
  const { shortMoment } = useFormat()
  const words = useQuoteWords()
  return (
    <DataTable<TeamQuote> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamQuote> source="state" disableSort render={words.state} />
      <DataTable.Col<TeamQuote>
        source="number"
        disableSort
        render={({ id, number }) => (
          <Link component={RouterLink} to={`/quotes/${id}/show`} sx={{ whiteSpace: 'nowrap' }}>
            {number}
          </Link>
        )}
      />
      <DataTable.Col<TeamQuote>
        source="name"
        disableSort
        render={({ name, email, project }) => (
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
        )}
      />
      <DataTable.Col<TeamQuote> source="totalMinor" align="right" disableSort render={words.total} />
      <DataTable.Col<TeamQuote> source="validUntil" render={words.validUntil} />
      <DataTable.Col<TeamQuote> source="updatedAt" render={({ updatedAt }) => shortMoment(updatedAt)} />
    </DataTable>
  )
}

function QuoteRows() {
  const words = useQuoteWords()
  return (
    <Rows<TeamQuote>
      row={(quote) => ({
        title: [quote.number, quote.name || quote.email, quote.project].filter(Boolean).join(' · '),
        below: [words.state(quote), words.validUntil(quote)].filter(Boolean).join(' · '),
        aside: words.total(quote),
        to: `/quotes/${quote.id}/show`,
      })}
    />
  )
}
