import type { Tearsheet } from '#contracts/tearsheet.ts'
import { statedCm } from '#domain/list/drawn-piece.ts'
import { unitsOf } from '#domain/market/market.ts'
import type { Outline } from '#domain/product/outline.ts'
import { measureLength } from '#domain/product/units.ts'
import type { Words } from '../orders/document-messages.ts'
import type { DrawnView } from './drawing.tsx'
import type { TearsheetFormats } from './formats.ts'

/** A piece this much wider than high, such as a rug, is drawn from above. */
const FLAT = 0.05

/**
 * The views of a piece that a tearsheet shows, with their measures in the units of the country: those of the details where they were
 * drawn, so that both agree, and otherwise those of the drawing.
 */
export function drawnViews(
  { country, details: { dimensions } }: Tearsheet,
  { front, side, plan }: Outline,
  { t, formats }: { t: Words; formats: TearsheetFormats },
): { views: DrawnView[]; heightLabel: string } {
  const write = (drawnMm: number, knownCm: number | null) =>
    formats.measure(measureLength(statedCm(drawnMm, knownCm), unitsOf(country)))
  const { widthCm, depthCm, heightCm } = dimensions
  if (plan && front.heightMm < front.widthMm * FLAT) {
    const view = { view: plan, width: write(plan.widthMm, widthCm), caption: t('documents.tearsheet.above') }
    return { views: [view], heightLabel: write(plan.heightMm, depthCm) }
  }
  const views = [
    { view: front, width: write(front.widthMm, widthCm), caption: t('documents.tearsheet.front') },
    ...(side
      ? [{ view: side, width: write(side.widthMm, depthCm), caption: t('documents.tearsheet.side') }]
      : []),
  ]
  return { views, heightLabel: write(front.heightMm, heightCm) }
}
