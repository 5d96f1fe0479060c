import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Corner, fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type ArcLampSize = {
  /** The height of the top of the arc, in meters. */
  height: number
  /** How far the globe hangs from the stem, in meters. */
  reach: number
  rise: number
  globe: number
  stem: number
  foot: { radius: number; height: number }
  /** One globe, or two on twin stems. */
  arms: 1 | 2
}
export type ArcLampFinish = { metal: MaterialName; foot: MaterialName }

/** Luna: a bent stem, an opal globe hanging from its end, a stone foot. */
export function lunaLamp(workshop: Workshop, size: ArcLampSize, finish: ArcLampFinish): Part[] {
  const sides = size.arms === 1 ? [1] : [-1, 1]
  const offset = size.arms === 1 ? 0 : size.stem * 1.15
  const cupTop = size.height - size.rise - 0.11 * scaleOf(size)
  const globeAt = (side: number): Place => [
    side * (size.reach + offset),
    cupTop - 0.055 * scaleOf(size) - size.globe,
    0,
  ]
  const globe = () =>
    workshop.stuffed(size.globe * 2, size.globe * 2, size.globe * 2, {
      sideRoundness: 1,
      planRoundness: 1,
      seed: 0,
    })
  const metal = sides.flatMap((side) => [
    stem(workshop, size, side, side * offset, cupTop),
    put(cup(workshop, cupTop, scaleOf(size)), [side * (size.reach + offset), 0, 0]),
  ])
  return [
    { name: 'foot', material: finish.foot, forms: [foot(workshop, size)] },
    { name: 'metal', material: finish.metal, forms: [...metal, collar(workshop, size)] },
    { name: 'globe', material: 'glass_opal', forms: sides.map((side) => put(globe(), globeAt(side))) },
  ]
}

function scaleOf(size: ArcLampSize): number {
  return size.globe / 0.13
}

function stem(workshop: Workshop, size: ArcLampSize, side: number, x: number, end: number): BufferGeometry {
  const shoulder = size.height - size.rise
  const places: Place[] = [0, 0.35, 0.7].map((share) => [
    x,
    size.foot.height + share * (shoulder - size.foot.height),
    0,
  ])
  for (let step = 0; step <= 16; step++) {
    const angle = Math.PI - (step / 16) * Math.PI
    const along = size.reach / 2 + (Math.cos(angle) * size.reach) / 2
    places.push([x + side * along, shoulder + Math.sin(angle) * size.rise, 0])
  }
  places.push([x + side * size.reach, end, 0])
  return workshop.bent(places, size.stem, 260, 28)
}

function foot(workshop: Workshop, { foot: { radius, height } }: ArcLampSize): BufferGeometry {
  const profile = fillet([
    [0, 0],
    [radius, 0, 0.003],
    [radius, height, 0.012],
    [0, height],
  ])
  return workshop.turned(profile, { sides: 128 })
}

function collar(workshop: Workshop, { foot: { height }, stem: radius, arms }: ArcLampSize): BufferGeometry {
  const wide = radius * (arms === 1 ? 3.1 : 4.2)
  const profile = fillet(
    [
      [0, height],
      [wide, height, 0.002],
      [wide, height + 0.01, 0.003],
      [wide * 0.46, height + 0.03, 0.006],
      [0, height + 0.03],
    ],
    6,
  )
  return workshop.turned(profile, { sides: 64 })
}

function cup(workshop: Workshop, top: number, scale: number): BufferGeometry {
  const corner = (x: number, drop: number, radius?: number): Corner =>
    radius === undefined ? [x * scale, top - drop * scale] : [x * scale, top - drop * scale, radius * scale]
  const profile = fillet(
    [
      corner(0, 0.05),
      corner(0.055, 0.058),
      corner(0.06, 0.057, 0.003),
      corner(0.056, 0.043, 0.004),
      corner(0.016, 0.025, 0.004),
      corner(0.014, 0, 0.003),
      corner(0, 0),
    ],
    6,
  )
  return workshop.turned(profile, { sides: 72 })
}
