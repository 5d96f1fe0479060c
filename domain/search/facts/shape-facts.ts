/** In centimeters; null if unknown. */
export type Sides = {
  readonly widthCm: number | null
  readonly heightCm: number | null
  readonly depthCm: number | null
}

/** Kinds whose shape is seen from the front, as width by height. Others are seen from above. */
const SEEN_FROM_FRONT = ['mirror', 'clock', 'sculpture']

/** Kinds that have a shape worth naming. */
const SHAPED = [
  'mirror',
  'clock',
  'table',
  'rug',
  'tray',
  'pouf',
  'bed',
  'platter',
  'vase',
  'side-table',
  'bench',
  'desk',
  'nightstand',
]

/** Lamps as wide as they are deep are round, but less so than those described as round. */
const LAMPS = ['pendant', 'chandelier', 'table-lamp', 'floor-lamp']

/** Two sides count as equal if they differ by less than this share. */
const EQUAL_TOLERANCE = 0.03

/**
 * The shapes that the words name, otherwise the shape of its sides. Equal sides are round unless the words say square;
 * unequal ones are rectangular.
 */
export function shapeFacts(kinds: readonly string[], named: readonly string[], sides: Sides): string[] {
  const shapes = named.filter((fact) => fact.startsWith('shape:'))
  const isLamp = kinds.some((kind) => LAMPS.includes(kind))
  if (shapes.length > 0 || !(isLamp || kinds.some((kind) => SHAPED.includes(kind)))) return shapes
  const isSeenFromFront = kinds.some((kind) => SEEN_FROM_FRONT.includes(kind))
  const one = sides.widthCm
  const other = isSeenFromFront ? sides.heightCm : sides.depthCm
  if (one === null || other === null) return []
  if (Math.abs(one - other) <= Math.max(one, other) * EQUAL_TOLERANCE)
    return [isLamp ? '~shape:round' : 'shape:round']
  return isLamp || kinds.includes('vase') ? [] : ['shape:rectangular']
}
