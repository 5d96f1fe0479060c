/** Centimeters; null where unknown. */
export type Sides = {
  readonly widthCm: number | null
  readonly heightCm: number | null
  readonly depthCm: number | null
}

/** What faces the room: its face is width by height. Others are viewed from above. */
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

/** Lamps are round where they are as wide as deep, but not as much as those that are said to be. */
const SHADES = ['pendant', 'chandelier', 'table-lamp', 'floor-lamp']

/** Two sides are equal up to this share. */
const EQUAL = 0.03

/**
 * The shapes of a piece: those that its words name, otherwise by its sides. Equal sides are round unless the words say that they
 * are square; unequal ones are rectangular.
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
