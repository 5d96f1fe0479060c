import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { type Section, strut, swept } from '../geometry/sweep.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type BenchSize = { length: number; depth: number; height: number; spindles: number; back: number }
export type BenchFinish = { lying: MaterialName; standing: MaterialName; wedge: MaterialName }

const PLANK = 0.04

/** Malga: one plank on legs wedged through it; with spindles and a bent comb it becomes a settle. */
export function malgaBench(workshop: Workshop, size: BenchSize, finish: BenchFinish): Part[] {
  const legs = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const))
  const lying = [plank(workshop, size), ...stretchers(workshop, size)]
  const standing = legs.map(([x, z]) => leg(workshop, size, x, z))
  if (size.back > 0) {
    lying.push(comb(workshop, size))
    standing.push(...spindles(workshop, size))
  }
  const wedges = legs.map(([x, z]) => {
    const [atX, y, atZ] = legAt(size, x, z, size.height + 0.0015)
    return put(workshop.planed(0.003, 0.003, 0.03, 0.0008), [atX, y, atZ])
  })
  return [
    { name: 'plank', material: finish.lying, forms: lying },
    { name: 'legs', material: finish.standing, forms: standing },
    { name: 'wedges', material: finish.wedge, forms: wedges },
  ]
}

function plank(workshop: Workshop, { length, depth, height }: BenchSize): BufferGeometry {
  const section: Section = { wide: depth, thick: PLANK, square: 0.22 }
  const ends: [Place, Place] = [
    [-length / 2, height - PLANK / 2, 0],
    [length / 2, height - PLANK / 2, 0],
  ]
  return strut(workshop, ...ends, () => section, { facing: [0, 1, 0], columns: 72, rows: 24, easing: 0.009 })
}

function legAt({ length, depth, height }: BenchSize, x: number, z: number, y: number): Place {
  const drop = 1 - y / height
  return [x * (length / 2 - 0.2 + drop * 0.085), y, z * (depth / 2 - 0.085 + drop * 0.05)]
}

function leg(workshop: Workshop, size: BenchSize, x: number, z: number): BufferGeometry {
  const thickness = (along: number): Section => {
    const belly = 0.029 + 0.013 * Math.sin(Math.PI * Math.min(1, along * 1.1)) ** 1.2
    return { wide: belly, thick: belly }
  }
  return strut(workshop, legAt(size, x, z, 0), legAt(size, x, z, size.height + 0.0015), thickness, {
    rows: 24,
  })
}

function stretchers(workshop: Workshop, size: BenchSize): BufferGeometry[] {
  const y = size.height * 0.38
  const slim = (along: number): Section => {
    const belly = 0.018 + 0.008 * Math.sin(Math.PI * along)
    return { wide: belly, thick: belly }
  }
  const across = [-1, 1].map((x) =>
    strut(workshop, legAt(size, x, -1, y), legAt(size, x, 1, y), slim, { rows: 16 }),
  )
  const [x] = legAt(size, 1, 1, y)
  return [...across, strut(workshop, [-x, y, 0], [x, y, 0], slim, { rows: 20 })]
}

/** The line of the comb: bowed backwards, so that the back follows a row of shoulders. */
function combAt({ length, depth, height, back }: BenchSize, along: number): Place {
  const side = along * 2 - 1
  const bow = 0.05 * (1 - side ** 2)
  return [side * (length / 2 - 0.045), height + back - 0.03, -depth / 2 - 0.045 - bow]
}

function comb(workshop: Workshop, size: BenchSize): BufferGeometry {
  const places = Array.from({ length: 13 }, (_, index) => combAt(size, index / 12))
  const section = (along: number): Section => {
    const swell = Math.sin(Math.PI * along)
    return { wide: 0.052 + 0.028 * swell ** 0.7, thick: 0.022, square: 0.5 }
  }
  return swept(workshop, places, section, { facing: [0, 0.16, 1], rows: 72, columns: 40, easing: 0.006 })
}

function spindles(workshop: Workshop, size: BenchSize): BufferGeometry[] {
  return Array.from({ length: size.spindles }, (_, index) => {
    const along = (index + 0.5) / size.spindles
    const [topX, topY, topZ] = combAt(size, along)
    const foot: Place = [topX * 0.955, size.height - 0.015, -size.depth / 2 + 0.045]
    const thickness = (share: number): Section => {
      const belly = 0.0125 + 0.0075 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.08)) ** 2
      return { wide: belly, thick: belly }
    }
    return strut(workshop, foot, [topX, topY, topZ], thickness, { rows: 16, columns: 16 })
  })
}
