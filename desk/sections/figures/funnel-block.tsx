import { useTranslate } from 'react-admin'
import type { FiguresResponse } from '#contracts/team/figures.ts'
import { BarTable } from '#desk/charts/bar-table.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { FUNNEL_STEPS, sharePercent } from '#domain/tracking/funnel.ts'
import { FigureBlock } from './figure-block.tsx'

/** Visits that reached each step from a list to an order, and their share of the previous step. */
export function FunnelBlock({ figures }: { figures: FiguresResponse }) {
  const translate = useTranslate()
  const { number, percent } = useFormat()
  const { funnel, funnelBefore, visits, from, to } = figures
  const steps = FUNNEL_STEPS.map((step, at) => {
    const last = FUNNEL_STEPS[at - 1]
    return {
      step,
      name: translate(`figures.steps.${step}`),
      count: funnel[step],
      share: sharePercent(funnel[step], last ? funnel[last] : visits),
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

/** A number with decimals for spreadsheets. */
export function percentCell(share: number | null) {
  return share === null ? '' : { decimal: share.toFixed(1) }
}
