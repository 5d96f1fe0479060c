import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FigureDimension, FiguresResponse } from '#contracts/team/figures.ts'
import { BarTable } from '#desk/charts/bar-table.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { sharePercent } from '#domain/tracking/funnel.ts'
import { FigureBlock } from './figure-block.tsx'
import { percentCell } from './funnel-block.tsx'

/** Visits by country, language, campaign or workshop, and how many of them led to a bag and an order. */
export function DimensionBlock({
  figures,
  dimension,
}: {
  figures: FiguresResponse
  dimension: FigureDimension
}) {
  const translate = useTranslate()
  const { number, percent } = useFormat()
  const nameOf = useFigureNames()
  const { from, to } = figures
  const rows = figures.rows[dimension]
  const title = translate(`figures.by.${dimension}`)
  const nameColumn = translate(`figures.columns.${dimension}`)
  const columns = ['visits', 'bags', 'orders', 'conversion', 'before'].map((name) =>
    translate(`figures.columns.${name}`),
  )
  return (
    <FigureBlock
      title={title}
      file={{
        name: `${title}-${from}-${to}`,
        rows: [
          [nameColumn, ...columns],
          ...rows.map(({ key, visits, before, funnel }) => [
            nameOf(dimension, key),
            visits,
            funnel.bag,
            funnel.order,
            percentCell(sharePercent(funnel.order, visits)),
            before,
          ]),
        ],
      }}
    >
      {(titleId) =>
        rows.length === 0 ? (
          <Typography variant="body2" sx={{ paddingBlock: 2 }}>
            {translate('figures.none')}
          </Typography>
        ) : (
          <BarTable
            titleId={titleId}
            nameColumn={nameColumn}
            columns={columns}
            rows={rows.map(({ key, visits, before, funnel }) => ({
              key,
              name: nameOf(dimension, key),
              value: visits,
              cells: [
                number(visits),
                number(funnel.bag),
                number(funnel.order),
                percent(sharePercent(funnel.order, visits)),
                number(before),
              ],
            }))}
          />
        )
      }
    </FigureBlock>
  )
}

function useFigureNames(): (dimension: FigureDimension, key: string) => string {
  const translate = useTranslate()
  const { country, language } = useFormat()
  return (dimension, key) => {
    if (key === '') return translate('figures.unknown')
    if (dimension === 'country') return country(key)
    if (dimension === 'language') return language(key)
    if (dimension === 'artisan') return key
    const [kind = '', ...name] = key.split(':')
    const named = translate(`figures.campaigns.${kind}`)
    return name.length > 0 ? `${named}: ${name.join(':')}` : named
  }
}
