import { Box, Link, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { FigureDimension, FiguresResponse } from '#contracts/team/figures.ts'
import { BarTable } from '#desk/charts/bar-table.tsx'
import { csvFile } from '#desk/files/csv-file.ts'
import { saveFile } from '#desk/files/save-file.ts'
import { useFormat } from '#desk/format/use-format.ts'
import type { Cell } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import { FUNNEL_STEPS, sharePercent } from '#domain/tracking/funnel.ts'

export function FigureBlock({
  title,
  note,
  file,
  children,
}: {
  title: string
  note?: string
  /** The file to download. Its first row is the header, and `name` has no extension. */
  file: { readonly name: string; readonly rows: readonly (readonly Cell[])[] }
  children: (titleId: string) => ReactNode
}) {
  const translate = useTranslate()
  const locale = useLocale() as Language
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <Link
          component="button"
          variant="body2"
          aria-label={`${translate('figures.download')}: ${title}`}
          onClick={() => saveFile(csvFile(file.rows, locale), `${file.name}.csv`)}
          sx={{ minHeight: 24 }}
        >
          {translate('figures.download')}
        </Link>
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      {children(titleId)}
    </Box>
  )
}

/** Shows visits by country, language, campaign or workshop, and how many of them led to a bag and an order. */
export function DimensionBlock({
  figures,
  dimension,
}: {
  figures: FiguresResponse
  dimension: FigureDimension
}) {
  const translate = useTranslate()
  const { number, percent } = useFormat()
  const getFigureName = useFigureNames()
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
            getFigureName(dimension, key),
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
              name: getFigureName(dimension, key),
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
    const kindName = translate(`figures.campaigns.${kind}`)
    return name.length > 0 ? `${kindName}: ${name.join(':')}` : kindName
  }
}

/** Shows how many visits reached each step from a list to an order, and their share of the previous step. */
export function FunnelBlock({ figures }: { figures: FiguresResponse }) {
  const translate = useTranslate()
  const { number, percent } = useFormat()
  const { funnel, funnelBefore, visits, from, to } = figures
  const steps = FUNNEL_STEPS.map((step, index) => {
    const previous = FUNNEL_STEPS[index - 1]
    return {
      step,
      name: translate(`figures.steps.${step}`),
      count: funnel[step],
      share: sharePercent(funnel[step], previous ? funnel[previous] : visits),
      before: funnelBefore[step],
    }
  })
  const columns = ['visits', 'of-step-before', 'before'].map((name) => translate(`figures.columns.${name}`))
  const nameColumn = translate('figures.columns.step')
  return (
    <FigureBlock
      title={translate('figures.funnel')}
      note={translate('figures.funnel-note')}
      file={{
        name: `${translate('figures.funnel')}-${from}-${to}`,
        rows: [
          [nameColumn, ...columns],
          ...steps.map(({ name, count, share, before }) => [name, count, percentCell(share), before]),
        ],
      }}
    >
      {(titleId) => (
        <BarTable
          titleId={titleId}
          nameColumn={nameColumn}
          columns={columns}
          rows={steps.map(({ step, name, count, share, before }) => ({
            key: step,
            name,
            value: count,
            cells: [number(count), percent(share), number(before)],
          }))}
        />
      )}
    </FigureBlock>
  )
}

/** Returns the cell of a percentage in a spreadsheet, with one decimal, or an empty cell for null. */
function percentCell(share: number | null) {
  return share === null ? '' : { decimal: share.toFixed(1) }
}
