import { Box, Button, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { FiguresResponse } from '#contracts/team/figures.ts'
import { FIGURE_DIMENSIONS } from '#contracts/team/figures.ts'
import { VISUALLY_HIDDEN } from '#desk/charts/bar-table.tsx'
import { ValueBars } from '#desk/charts/value-bars.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { ErrorNotice } from '#desk/page/error-notice.tsx'
import { Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { teamQueries } from '#desk/provider/team-calls.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { hasRole, ROLES } from '#domain/team/roles.ts'
import { FIGURE_DAYS_MAX } from '#domain/tracking/figure-range.ts'
import { searches } from '../search/searches.tsx'
import type { Section } from '../section.tsx'
import { DimensionBlock, FigureBlock, FunnelBlock } from './figure-blocks.tsx'
import { SearchesBlock } from './searches-block.tsx'

/** The ranges that have a button, in days. */
const RANGE_DAYS = [7, 30, 90, 365] as const

const BLOCKS_STYLE = {
  columnGap: 5,
  columnCount: { lg: 2, xs: 1 },
  '& > section': { breakInside: 'avoid', paddingBottom: 5 },
} as const

export const figures: Section = {
  resource: 'figures',
  roles: ROLES,
  hostable: 'tracking',
  group: 'record',
  list: FiguresPage,
}

/** Shows the figures of a range as charts, tables and files, compared with the previous range. */
function FiguresPage() {
  const translate = useTranslate()
  const { session } = useDesk()
  const { longDay } = useFormat()
  const { data, error, refetch } = useFigures()
  const showsSearches = hasRole(session.roles, searches.roles)
  return (
    <Page
      title={translate('resources.figures.name', { smart_count: 2 })}
      below={
        data &&
        translate('figures.range', {
          from: longDay(data.from),
          to: longDay(data.to),
          beforeFrom: longDay(data.before.from),
          beforeTo: longDay(data.before.to),
        })
      }
    >
      {!data && error && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <RangeForm key={`${data.from} ${data.to}`} from={data.from} to={data.to} />
          <ConsentNote figures={data} />
          <Box sx={BLOCKS_STYLE}>
            <CountBlock figures={data} metric="visits" />
            <CountBlock figures={data} metric="searches" />
            <FunnelBlock figures={data} />
            {FIGURE_DIMENSIONS.map((dimension) => (
              <DimensionBlock key={dimension} figures={data} dimension={dimension} />
            ))}
            {showsSearches && (
              <>
                <SearchesBlock figures={data} kind="found" />
                <SearchesBlock figures={data} kind="nothing-found" />
              </>
            )}
          </Box>
        </>
      )}
    </Page>
  )
}

/** Reads the figures of the range in the URL. Previous figures are shown while loading. */
function useFigures() {
  const [search] = useSearchParams()
  const query = new URLSearchParams(
    ['from', 'to'].flatMap((name): [string, string][] => {
      const day = search.get(name)
      return day ? [[name, day]] : []
    }),
  ).toString()
  return useQuery({
    ...teamQueries.figures(query),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Explains the share of visits without consent, since the figures exclude them. */
function ConsentNote({ figures: { visits, arrivals } }: { figures: FiguresResponse }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { granted, declined, none } = arrivals
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46rem', marginBottom: 3 }}>
      {translate('figures.consent', {
        visits: number(visits),
        arrivals: number(granted + declined + none),
        granted: number(granted),
        declined: number(declined),
        none: number(none),
      })}
    </Typography>
  )
}

/** Changes the range in the URL. */
function RangeForm({ from, to }: { from: string; to: string }) {
  const translate = useTranslate()
  const [, setSearch] = useSearchParams()
  const [typed, setTyped] = useState({ from, to })
  const show = (range: { from: string; to: string }) => {
    setTyped(range)
    setSearch(range)
  }
  const isValid = typed.from !== '' && typed.to !== '' && typed.from <= typed.to
  const dayField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={translate(`figures.${name}`)}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: addDays(typed.to || to, 1 - FIGURE_DAYS_MAX) },
      }}
    />
  )
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) show(typed)
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 2 }}
    >
      {RANGE_DAYS.map((days) => (
        <Button
          key={days}
          size="small"
          variant="outlined"
          sx={{ minHeight: 40 }}
          onClick={() => show({ from: addDays(to, 1 - days), to })}
        >
          {translate('figures.last-days', { days })}
        </Button>
      ))}
      {dayField('from')}
      {dayField('to')}
      <Button type="submit" variant="outlined" disabled={!isValid} sx={{ minHeight: 40 }}>
        {translate('figures.show')}
      </Button>
    </Box>
  )
}

/** Shows visits or searches by day or month, and their number in the previous range. */
function CountBlock({ figures, metric }: { figures: FiguresResponse; metric: 'visits' | 'searches' }) {
  const translate = useTranslate()
  const { day, month, number } = useFormat()
  const { unit, points, from, to } = figures
  const getLabel = (start: string) => (unit === 'day' ? day(start) : month(`${start}T12:00:00`))
  const before = metric === 'visits' ? figures.visitsBefore : figures.searchesBefore
  const title = translate(`figures.${metric}`)
  const header = [translate(`figures.units.${unit}`), title]
  return (
    <FigureBlock
      title={title}
      file={{
        name: `${title}-${from}-${to}`,
        rows: [header, ...points.map((point) => [point.start, point[metric]])],
      }}
    >
      {(titleId) => (
        <>
          <Typography sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
            {number(figures[metric])}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {translate('figures.compared', { before: number(before) })}
            </Typography>
          </Typography>
          <ValueBars
            label={translate('figures.chart', { of: title })}
            formatUpperLimit={number}
            bars={points.map((point) => ({
              key: point.start,
              value: point[metric],
              label: getLabel(point.start),
              description: `${getLabel(point.start)}: ${number(point[metric])}`,
            }))}
          />
          <Box sx={VISUALLY_HIDDEN}>
            <table aria-labelledby={titleId}>
              <thead>
                <tr>
                  {header.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point.start}>
                    <th scope="row">{getLabel(point.start)}</th>
                    <td>{number(point[metric])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        </>
      )}
    </FigureBlock>
  )
}
