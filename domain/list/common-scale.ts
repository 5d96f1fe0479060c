import type { Units } from '../market/market.ts'

/** A width and a height in millimeters. */
export type Extent = { readonly widthMm: number; readonly heightMm: number }

/** One scale for several pieces beside each other, in columns of one width. */
export type CommonScale = {
  /** The length in millimeters that is as wide as a column. */
  readonly columnMm: number
  /** How high the highest drawing is above the floor, in widths of a column. */
  readonly floor: number
  readonly bar: ScaleBar
}

/** The lengths that a bar may have, in millimeters. */
const BARS_MM = {
  cm: { '10-cm': 100, '20-cm': 200, '50-cm': 500, '1-m': 1000, '2-m': 2000 },
  in: { '6-in': 152.4, '1-ft': 304.8, '3-ft': 914.4, '6-ft': 1828.8 },
} as const
export type BarLength = { [U in Units]: keyof (typeof BARS_MM)[U] }[Units]
export type ScaleBar = { readonly name: BarLength; readonly lengthMm: number }

/** The most that is shown upwards, in widths of a column: a floor lamp beside a sofa still fits a window. */
const HEIGHT_MAX = 0.9
/** The most that a bar may take of a column: it is beside them, where there is less room. */
const BAR_MAX = 0.42

/**
 * The scale at which the widest of all pictures and drawings is as wide as a column, or the highest as high as is shown, and with the
 * longest bar that fits beside them. Null without any.
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

/** A length in widths of a column, to a ten-thousandth. */
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

/** Around a piece in its picture: at its sides, above it, and the least height for its width and width for its height. */
const FRAME = { sides: 1.08, above: 1.25, low: 0.62, narrow: 0.45 } as const

/**
 * The frame of a picture that shows a piece about as wide as it is drawn. A low piece has room above it, a narrow one beside it, so that
 * neither is cut off.
 */
export function pictureFrame({ widthMm, heightMm }: Extent): Extent {
  const wide = widthMm * FRAME.sides
  const high = Math.max(heightMm * FRAME.above, wide * FRAME.low)
  return { widthMm: Math.max(wide, high * FRAME.narrow), heightMm: high }
}
