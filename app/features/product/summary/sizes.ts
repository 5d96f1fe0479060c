import type { DimensionAxis, Measure } from '#domain/product/units.ts'

type Size = { readonly axis: DimensionAxis; readonly measure: Measure }

/**
 * Width, depth and height share one row when all three are known; otherwise each has its own, since '34 × 29' would not
 * say which is missing.
 */
export function splitSizes(sizes: readonly Size[]): { overall: Measure[]; others: Size[] } {
  const overall = OVERALL.flatMap((axis) => sizes.find((size) => size.axis === axis)?.measure ?? [])
  if (overall.length < OVERALL.length) return { overall: [], others: [...sizes] }
  return { overall, others: sizes.filter(({ axis }) => !OVERALL.includes(axis)) }
}

const OVERALL: readonly DimensionAxis[] = ['width', 'depth', 'height']
