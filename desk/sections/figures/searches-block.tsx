import { Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { z } from 'zod'
import { teamSearch } from '../../../contracts/team/search.ts'
import { BarTable } from '../../charts/bar-table.tsx'
import { useFormat } from '../../format/use-format.ts'
import { callTeam } from '../../provider/call-team.ts'
import { FigureBlock } from './figure-block.tsx'

const SHOWN = 10
const response = z.object({ items: z.array(teamSearch) })

/** What visitors searched for most, or what found nothing, in the last thirty days: with and without consent (0033). */
export function SearchesBlock({ kind }: { kind: 'found' | 'nothing-found' }) {
  const translate = useTranslate()
  const { number, language, longDay } = useFormat()
  const { data } = useQuery({
    queryKey: ['figures', 'searches', kind],
    queryFn: () =>
      callTeam(response, {
        path: `/searches?${new URLSearchParams({ filter: JSON.stringify({ kind }), sort: '-visitors', range: `0-${SHOWN - 1}` })}`,
      }),
    staleTime: 60_000,
  })
  const searches = data?.items ?? []
  const title = translate(`figures.searches-by.${kind}`)
  const nameColumn = translate('figures.columns.search')
  const columns = ['language', 'visitors', 'last'].map((name) => translate(`figures.columns.${name}`))
  return (
    <FigureBlock
      title={title}
      note={translate('figures.searches-note')}
      file={{
        name: title,
        rows: [
          [nameColumn, ...columns],
          ...searches.map((search) => [search.term, search.language, search.visitors, search.lastDay]),
        ],
      }}
    >
      {(titleId) => (
        <>
          {data && searches.length === 0 && (
            <Typography variant="body2" sx={{ paddingBlock: 2 }}>
              {translate(`resources.searches.none.${kind}`)}
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
