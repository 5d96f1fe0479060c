import { Link, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { FiguresResponse } from '#contracts/team/figures.ts'
import { teamSearch } from '#contracts/team/search.ts'
import { BarTable } from '#desk/charts/bar-table.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { COUNTED_DAYS } from '#domain/search/popular-searches.ts'
import { FigureBlock } from './figure-blocks.tsx'

const SEARCHES_SHOWN = 10

/**
 * Shows the most frequent searches of the range, or those without results. They include searches without consent
 * (docs/areas/search.md). Search terms are stored for thirty days.
 */
export function SearchesBlock({
  figures,
  kind,
}: {
  figures: FiguresResponse
  kind: 'found' | 'nothing-found'
}) {
  const translate = useTranslate()
  const { number, language, longDay } = useFormat()
  const { to } = figures
  const firstStoredDay = addDays(new Date().toISOString().slice(0, 10), 1 - COUNTED_DAYS)
  const isTruncated = figures.from < firstStoredDay
  const from = isTruncated ? firstStoredDay : figures.from
  const hasStoredDays = from <= to
  const { data } = useGetList(
    'searches',
    {
      filter: { kind, from, to },
      sort: { field: 'visitors', order: 'DESC' },
      pagination: { page: 1, perPage: SEARCHES_SHOWN },
    },
    { enabled: hasStoredDays, staleTime: 60_000 },
  )
  const searches = data?.map((item) => teamSearch.parse(item)) ?? []
  const title = translate(`figures.searches-by.${kind}`)
  const nameColumn = translate('figures.columns.search')
  const columns = ['language', 'visitors', 'last'].map((name) => translate(`figures.columns.${name}`))
  return (
    <FigureBlock
      title={title}
      note={[
        hasStoredDays && translate('figures.searches-note', { from: longDay(from), to: longDay(to) }),
        isTruncated && translate('figures.searches-stored', { days: COUNTED_DAYS }),
      ]
        .filter(Boolean)
        .join(' ')}
      file={{
        name: `${title}-${from}-${to}`,
        rows: [
          [nameColumn, ...columns],
          ...searches.map((search) => [
            search.term,
            language(search.language),
            search.visitors,
            search.lastDay,
          ]),
        ],
      }}
    >
      {(titleId) => (
        <>
          {data && searches.length === 0 && (
            <Typography variant="body2" sx={{ paddingBlock: 2 }}>
              {translate(`figures.no-searches.${kind}`)}
            </Typography>
          )}
          {searches.length > 0 && (
            <BarTable
              titleId={titleId}
              nameColumn={nameColumn}
              columns={columns}
              rows={searches.map((search) => ({
                key: search.id,
                name: search.term,
                value: search.visitors,
                cells: [language(search.language), number(search.visitors), longDay(search.lastDay)],
              }))}
            />
          )}
          <Link component={RouterLink} to="/searches" variant="body2">
            {translate('figures.all-searches')}
          </Link>
        </>
      )}
    </FigureBlock>
  )
}
