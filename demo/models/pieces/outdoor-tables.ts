import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { stadium } from './columns.ts'
import { hoop } from './ironwork.ts'
import { fourCorners, leg, oblong, plate } from './joinery.ts'

export type SlattedSize = { length: number; depth: number; height: number; slats: number }
export type OutdoorFinish = { frame: MaterialName; cord: MaterialName }

const TOP = 0.034
const RIM = 0.068

/** Golena: a rim and slats of larch on round legs, the joints lashed with cord. Meters. */
export function slattedTable(workshop: Workshop, size: SlattedSize, finish: OutdoorFinish): Part[] {
  return [
    { name: 'top', material: 'larch_x', forms: [rim(workshop, size), ...slats(workshop, size)] },
    { name: 'frame', material: finish.frame, forms: frame(workshop, size) },
    { name: 'cord', material: finish.cord, forms: lashings(workshop, size) },
  ]
}

function rim(workshop: Workshop, { length, depth, height }: SlattedSize): BufferGeometry {
  const ring = oblong(length, depth, 0.11)
  ring.holes.push(oblong(length - 2 * RIM, depth - 2 * RIM, 0.012))
  return plate(workshop, ring, height, TOP, 0.008)
}

function slats(workshop: Workshop, { length, depth, height, slats: count }: SlattedSize): BufferGeometry[] {
  const inner = depth - 2 * RIM
  const gap = 0.007
  const wide = (inner - gap * (count + 1)) / count
  return Array.from({ length: count }, (_, slat) => {
    const z = -inner / 2 + gap + wide / 2 + slat * (wide + gap)
    return put(workshop.planed(length - 2 * RIM - 0.004, TOP - 0.006, wide, 0.005), [
      0,
      height - TOP / 2 - 0.001,
      z,
    ])
  })
}

function legsOf({ length, depth, height }: SlattedSize) {
  const inset = Math.min(0.12, length * 0.13)
  const out = 0.018
  return fourCorners(length / 2 - inset, depth / 2 - inset).map(([x, z]) => ({
    foot: [x + Math.sign(x) * out, 0, z + Math.sign(z) * out] as Place,
    head: [x, height - TOP, z] as Place,
  }))
}

function frame(workshop: Workshop, size: SlattedSize): BufferGeometry[] {
  const { length, depth, height } = size
  const inset = Math.min(0.12, length * 0.13)
  const [x, z] = [length / 2 - inset, depth / 2 - inset]
  const y = height - TOP - 0.017
  return [
    ...legsOf(size).map(({ foot, head }) => leg(workshop, { foot, head, footWidth: 0.034, headWidth: 0.05 })),
    ...[-z, z].map((at) => put(workshop.planed(2 * x, 0.034, 0.02, 0.005), [0, y, at])),
    ...[-x, x].map((at) => put(workshop.planed(0.02, 0.034, 2 * z, 0.005), [at, y, 0])),
    ...(length > 1.4 ? [put(workshop.planed(0.02, 0.03, 2 * z, 0.005), [0, y, 0])] : []),
  ]
}

/** Cord wound around the head of each leg. */
function lashings(workshop: Workshop, size: SlattedSize): BufferGeometry[] {
  const turns = 11
  const cord = 0.0042
  return legsOf(size).map(({ foot, head }) => {
    const places = Array.from({ length: turns * 12 + 1 }, (_, step): Place => {
      const angle = (step / 12) * Math.PI * 2
      const y = head[1] - 0.042 - (step / 12) * cord * 1.9
      const share = y / head[1]
      const radius = 0.017 + 0.008 * share + cord * 0.7
      return [
        foot[0] + (head[0] - foot[0]) * share + Math.cos(angle) * radius,
        y,
        foot[2] + (head[2] - foot[2]) * share + Math.sin(angle) * radius,
      ]
    })
    return workshop.bent(places, cord, turns * 14, 8)
  })
}

export type TrapSize = { radius: number; height: number; cords: number }

/** Nassa: a bellied basket of crossing cords on hoops, like the eel traps of the Delta, under a larch lid. Meters. */
export function trapTable(workshop: Workshop, size: TrapSize, finish: OutdoorFinish): Part[] {
  const { radius, height } = size
  const hoops = [0.012, 0.5, 0.97].map((share) => share * (height - 0.03))
  return [
    {
      name: 'lid',
      material: 'larch_x',
      forms: [plate(workshop, stadium(2 * radius, 2 * radius), height, 0.026, 0.008)],
    },
    {
      name: 'hoops',
      material: finish.frame,
      forms: [
        ...hoops.map((y) => hoop(workshop, girthAt(size, y) - 0.005, 0.006, y)),
        foot(workshop, girthAt(size, 0)),
      ],
    },
    { name: 'cords', material: finish.cord, forms: [1, -1].flatMap((hand) => cords(workshop, size, hand)) },
  ]
}

function girthAt({ radius, height }: TrapSize, y: number): number {
  const share = y / (height - 0.026)
  return radius * (0.74 + 0.3 * Math.sin(Math.min(1, Math.max(0, share)) * Math.PI) ** 0.9)
}

function cords(workshop: Workshop, size: TrapSize, hand: number): BufferGeometry[] {
  const end = size.height - 0.026
  return Array.from({ length: size.cords }, (_, index) => {
    const start = ((index + (hand > 0 ? 0 : 0.5)) / size.cords) * Math.PI * 2
    const places = Array.from({ length: 15 }, (_, step): Place => {
      const y = 0.006 + (step / 14) * (end - 0.006)
      const angle = start + hand * (step / 14) * 1.25
      const reach = girthAt(size, y) + 0.003 * hand
      return [Math.cos(angle) * reach, y, Math.sin(angle) * reach]
    })
    return workshop.bent(places, 0.0042, 24, 8)
  })
}

function foot(workshop: Workshop, radius: number): BufferGeometry {
  const profile = fillet([
    [radius - 0.016, 0],
    [radius + 0.004, 0, 0.002],
    [radius + 0.004, 0.01, 0.003],
    [radius - 0.016, 0.01],
  ])
  return workshop.turned(profile, { sides: 96 })
}
