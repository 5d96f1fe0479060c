/** Centimeters; null where unknown. */
export type Sides = {
  readonly widthCm: number | null
  readonly heightCm: number | null
  readonly depthCm: number | null
}

/** Kinds that face the room: their face is width by height. Others are viewed from above. */
const FACED = ['mirror', 'clock', 'sculpture']

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

/** Lamps that are as wide as deep are round, but less so than those described as round. */
const SHADES = ['pendant', 'chandelier', 'table-lamp', 'floor-lamp']

/** Two sides count as equal up to this difference. */
const EQUAL = 0.03

/**
 * The shapes that the words name, otherwise those of its sides. Equal sides are round unless the words say square;
 * unequal ones are rectangular.
 */
export function shapeFacts(kinds: readonly string[], named: readonly string[], sides: Sides): string[] {
  const shapes = named.filter((fact) => fact.startsWith('shape:'))
  const isLamp = kinds.some((kind) => SHADES.includes(kind))
  if (shapes.length > 0 || !(isLamp || kinds.some((kind) => SHAPED.includes(kind)))) return shapes
  const isFaced = kinds.some((kind) => FACED.includes(kind))
  const one = sides.widthCm
  const other = isFaced ? sides.heightCm : sides.depthCm
  if (one === null || other === null) return []
  if (Math.abs(one - other) <= Math.max(one, other) * EQUAL) return [isLamp ? '~shape:round' : 'shape:round']
  return isLamp || kinds.includes('vase') ? [] : ['shape:rectangular']
}
