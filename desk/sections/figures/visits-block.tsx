import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FiguresResponse } from '../../../contracts/team/figures.ts'
import { HIDDEN } from '../../charts/hidden-table.ts'
import { ValueBars } from '../../charts/value-bars.tsx'
import { useFormat } from '../../format/use-format.ts'
import { FigureBlock } from './figure-block.tsx'

/** Visits or searches by day or month, beside how many there were before. */
export function VisitsBlock({ figures, of }: { figures: FiguresResponse; of: 'visits' | 'searches' }) {
  const translate = useTranslate()
  const { day, month, number } = useFormat()
  const { unit, points, from, to } = figures
  const labelOf = (start: string) => (unit === 'day' ? day(start) : month(`${start}T12:00:00`))
  const before = of === 'visits' ? figures.visitsBefore : figures.searchesBefore
  const title = translate(`figures.${of}`)
  const header = [translate(`figures.units.${unit}`), title]
  return (
    <FigureBlock
      title={title}
      file={{
        name: `${title}-${from}-${to}`,
        rows: [header, ...points.map((point) => [point.start, point[of]])],
      }}
    >
      {(titleId) => (
        <>
          <Typography sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
            {number(figures[of])}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {translate('figures.compared', { before: number(before) })}
            </Typography>
          </Typography>
          <ValueBars
            label={translate('figures.chart', { of: title })}
            upperText={number}
            parts={points.map((point) => ({
              key: point.start,
              value: point[of],
              label: labelOf(point.start),
              words: `${labelOf(point.start)}: ${number(point[of])}`,
            }))}
          />
          <Box sx={HIDDEN}>
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
                    <th scope="row">{labelOf(point.start)}</th>
                    <td>{number(point[of])}</td>
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
