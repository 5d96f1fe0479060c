import { Box } from '@mui/material'
import { Loading, useTranslate } from 'react-admin'
import { FIGURE_DIMENSIONS } from '../../../contracts/team/figures.ts'
import { hasRole } from '../../../domain/team/roles.ts'
import { useDesk } from '../../application/desk-context.ts'
import { FaultNotice } from '../../application/fault-notice.tsx'
import { Page } from '../../application/page.tsx'
import { useFormat } from '../../format/use-format.ts'
import { searches } from '../search/searches.ts'
import { ConsentNote } from './consent-note.tsx'
import { DimensionBlock } from './dimension-block.tsx'
import { FunnelBlock } from './funnel-block.tsx'
import { RangeForm } from './range-form.tsx'
import { SearchesBlock } from './searches-block.tsx'
import { useFigures } from './use-figures.ts'
import { VisitsBlock } from './visits-block.tsx'

/** The figures of some days, each as a chart, as a table and as a file, beside those of as many days before. */
export function FiguresPage() {
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
      {!data && error && <FaultNotice fault={error} onRepeat={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <RangeForm key={`${data.from} ${data.to}`} from={data.from} to={data.to} />
          <ConsentNote figures={data} />
          <Box sx={BLOCKS}>
            <VisitsBlock figures={data} of="visits" />
            <VisitsBlock figures={data} of="searches" />
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

const BLOCKS = {
  columnGap: 5,
  columnCount: { lg: 2, xs: 1 },
  '& > section': { breakInside: 'avoid', paddingBottom: 5 },
} as const
