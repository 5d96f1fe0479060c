import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type TablewareFinish = { plate: MaterialName; bowl: MaterialName; rim: MaterialName }
type Dish = { body: BufferGeometry; rim: BufferGeometry }

/** Alba: three stacked plates with a bowl on top, and a plate and a bowl beside them. */
export function albaService(workshop: Workshop, finish: TablewareFinish): Part[] {
  const plates = [
    plate(workshop, 0.15, 0.022, 1.3, [0, 0, 0]),
    plate(workshop, 0.137, 0.021, 2.1, [0.002, 0.0072, -0.001]),
    plate(workshop, 0.108, 0.019, 4.4, [-0.001, 0.0144, 0.002]),
    plate(workshop, 0.108, 0.019, 7.7, [0.285, 0, 0.06]),
  ]
  const bowls = [
    bowl(workshop, 0.074, 0.056, 5, [0.001, 0.0205, 0.001]),
    bowl(workshop, 0.074, 0.056, 3, [0.22, 0, 0.255]),
  ]
  return dishes(plates, bowls, finish)
}

/** Four Alba bowls: two nested, two beside them. */
export function albaBowls(workshop: Workshop, finish: TablewareFinish): Part[] {
  return dishes(
    [],
    [
      bowl(workshop, 0.09, 0.068, 5, [0, 0, 0]),
      bowl(workshop, 0.09, 0.068, 9, [0.002, 0.017, 0.001]),
      bowl(workshop, 0.09, 0.068, 3, [0.235, 0, 0.05]),
      bowl(workshop, 0.09, 0.068, 7, [0.11, 0, 0.235]),
    ],
    finish,
  )
}

/** A cake stand: an Alba plate on a turned foot. */
export function albaStand(workshop: Workshop, finish: TablewareFinish): Part[] {
  const lift = 0.118
  const top = plate(workshop, 0.16, 0.02, 1.9, [0, lift, 0])
  const profile = spline(
    [
      [0.072, 0],
      [0.074, 0.005],
      [0.06, 0.012],
      [0.026, 0.03],
      [0.016, 0.06],
      [0.022, 0.09],
      [0.05, 0.112],
      [0.075, lift + 0.002],
    ],
    80,
  )
  const stem = workshop.turned([[0, 0.002], [0.066, 0], ...profile], {
    sides: 128,
    carve: (angle) => 1 + 0.008 * wobble(angle, 12),
  })
  const [plates, rims] = [[top.body, stem], [top.rim]]
  return [
    { name: 'plates', material: finish.plate, forms: plates },
    { name: 'rims', material: finish.rim, forms: rims },
  ]
}

function dishes(plates: readonly Dish[], bowls: readonly Dish[], finish: TablewareFinish): Part[] {
  const parts: Part[] = [
    { name: 'plates', material: finish.plate, forms: plates.map((dish) => dish.body) },
    { name: 'bowls', material: finish.bowl, forms: bowls.map((dish) => dish.body) },
    { name: 'rims', material: finish.rim, forms: [...plates, ...bowls].map((dish) => dish.rim) },
  ]
  return parts.filter((part) => part.forms.length > 0)
}

function plate(workshop: Workshop, radius: number, height: number, seed: number, place: Place): Dish {
  const above = spline(
    [
      [0, 0.0055],
      [radius * 0.55, 0.0055],
      [radius * 0.66, 0.0075],
      [radius * 0.74, 0.0135],
      [radius * 0.86, height - 0.003],
      [radius, height],
    ],
    70,
  )
  const below = spline(
    [
      [0, 0.0025],
      [radius * 0.5, 0.0025],
      [radius * 0.545, 0],
      [radius * 0.575, 0],
      [radius * 0.6, 0.0022],
      [radius * 0.72, 0.0095],
      [radius * 0.86, height - 0.0068],
      [radius, height - 0.0036],
    ],
    70,
  )
  const edge = fillet(
    [
      [radius, height - 0.0036],
      [radius + 0.0022, height - 0.0018, 0.0018],
      [radius, height],
    ],
    6,
  )
  const ripple = (angle: number, at: number) =>
    1 + (0.006 * wobble(angle, seed) + 0.004 * Math.sin(angle * 9 + seed)) * Math.min(1, at / radius)
  const body = workshop.turned([...below, ...edge, ...above.toReversed()], { sides: 192, carve: ripple })
  const rim = bead(workshop, radius + 0.0002, height - 0.0018, [0.0021, 0.0021], (angle) =>
    ripple(angle, radius),
  )
  return { body: put(body, place, { y: seed }), rim: put(rim, place, { y: seed }) }
}

function bowl(workshop: Workshop, radius: number, height: number, seed: number, place: Place): Dish {
  const outside = spline(
    [
      [radius * 0.42, 0],
      [radius * 0.44, 0.006],
      [radius * 0.62, 0.016],
      [radius * 0.85, height * 0.5],
      [radius, height],
    ],
    60,
  )
  const lip = fillet(
    [
      [radius, height],
      [radius - 0.002, height + 0.002, 0.0015],
      [radius - 0.004, height],
    ],
    6,
  )
  const inside = outside
    .slice(12)
    .toReversed()
    .map(([x, y]): Point => [x - 0.004, y + 0.002])
  const floor = inside.at(-1)?.[1] ?? 0
  const profile: Point[] = [
    [0, 0.003],
    [radius * 0.38, 0.003],
    ...outside,
    ...lip,
    ...inside,
    [0, floor - 0.001],
  ]
  const uneven = (angle: number) => 1 + 0.008 * wobble(angle, seed)
  const body = workshop.turned(profile, { sides: 160, carve: uneven })
  const rim = bead(workshop, radius - 0.002, height + 0.0006, [0.0026, 0.0014], uneven)
  return { body: put(body, place), rim: put(rim, place) }
}

/** The painted or gilded line on a rim: a thin ring that follows the rim's own unevenness. */
function bead(
  workshop: Workshop,
  radius: number,
  height: number,
  [wide, tall]: readonly [number, number],
  uneven: (angle: number) => number,
): BufferGeometry {
  return workshop.shaped(
    (u, v) => {
      const angle = u * Math.PI * 2
      const around = v * Math.PI * 2
      const reach = (radius + wide * Math.cos(around)) * uneven(angle)
      return [Math.cos(angle) * reach, height + tall * Math.sin(around), Math.sin(angle) * reach]
    },
    192,
    12,
    { closedU: true, closedV: true },
  )
}
