import type { Units } from '../market/market.ts'

export type Extent = { readonly widthMm: number; readonly heightMm: number }

/** One scale for several pieces shown side by side, in columns of equal width. */
export type CommonScale = {
  /** The length in millimeters that a column's width represents. */
  readonly columnMm: number
  /** The height of the highest drawing above the floor, as a share of a column's width. */
  readonly floor: number
  readonly bar: ScaleBar
}

/** The possible lengths of the scale bar, in millimeters. */
const BARS_MM = {
  cm: { '10-cm': 100, '20-cm': 200, '50-cm': 500, '1-m': 1000, '2-m': 2000 },
  in: { '6-in': 152.4, '1-ft': 304.8, '3-ft': 914.4, '6-ft': 1828.8 },
} as const
export type BarLength = { [U in Units]: keyof (typeof BARS_MM)[U] }[Units]
export type ScaleBar = { readonly name: BarLength; readonly lengthMm: number }

/** The maximum height, as a fraction of a column's width, so that a floor lamp next to a sofa still fits the window. */
const HEIGHT_MAX = 0.9
/** The maximum length of the bar, as a fraction of a column's width. */
const BAR_MAX = 0.42

/**
 * The scale at which the widest picture or drawing fills a column, or the tallest has the maximum height, with the
 * longest bar that fits. Null if there are none.
 */
export function commonScale(
  { drawings, pictures }: { readonly drawings: readonly Extent[]; readonly pictures: readonly Extent[] },
  units: Units,
): CommonScale | null {
  const columnMm = Math.max(
    0,
    ...[...drawings, ...pictures].map(({ widthMm, heightMm }) => Math.max(widthMm, heightMm / HEIGHT_MAX)),
  )
  if (columnMm === 0) return null
  const highest = Math.max(0, ...drawings.map(({ heightMm }) => heightMm))
  return { columnMm, floor: shareOf(highest, columnMm), bar: barIn(columnMm, units) }
}

/** As a share of a column's width, rounded to four decimals. */
export function shareOf(lengthMm: number, columnMm: number): number {
  return Math.round((lengthMm / columnMm) * 10_000) / 10_000
}

function barIn(columnMm: number, units: Units): ScaleBar {
  const bars = Object.entries(BARS_MM[units]).map(([name, lengthMm]) => ({
    name: name as BarLength,
    lengthMm,
  }))
  const fitting = bars.findLast(({ lengthMm }) => lengthMm <= columnMm * BAR_MAX)
  return fitting ?? { name: units === 'cm' ? '10-cm' : '6-in', lengthMm: units === 'cm' ? 100 : 152.4 }
}

/**
 * The space around a piece in its picture, as factors: beside it and above it, then the minimum ratios of height to
 * width and of width to height.
 */
const FRAME = { sides: 1.08, above: 1.25, low: 0.62, narrow: 0.45 } as const

/**
 * The frame of a picture that shows a piece about as wide as its drawing. A low piece gets room above it and a narrow
 * one beside it, so that neither is cropped.
 */
export function pictureFrame({ widthMm, heightMm }: Extent): Extent {
  const wide = widthMm * FRAME.sides
  const high = Math.max(heightMm * FRAME.above, wide * FRAME.low)
  return { widthMm: Math.max(wide, high * FRAME.narrow), heightMm: high }
}
