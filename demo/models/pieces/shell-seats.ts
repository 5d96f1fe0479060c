import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import { fillet } from '../geometry/profile.ts'
import { stretch } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type ShellFinish = { cover: MaterialName; plinth: MaterialName; band: MaterialName }
export type ShellSize = {
  /** The length of straight back between the two curves, in meters. */
  straight: number
  channels: number
  back: number
  arm: number
}

const RADIUS = 0.36
const SPAN = 3.7
const FOOT = 0.1

/** Conca: a shell of upright channels, like the inside of a scallop, on a turned plinth. Meters. */
export function concaSeat(workshop: Workshop, size: ShellSize, finish: ShellFinish): Part[] {
  const cushion = seatPad(size)
  const under: Pad = {
    width: 2 * RADIUS - 0.06 + size.straight,
    height: 0.15,
    depth: 2 * RADIUS - 0.06,
    sideRoundness: 0.16,
    planRoundness: size.straight > 0 ? 0.5 : 0.95,
    squares: 44,
    move: ([x, y, z]) => [x, y + FOOT + 0.075, z + 0.02],
  }
  return [
    { name: 'shell', material: finish.cover, forms: [shell(workshop, size)] },
    {
      name: 'seat',
      material: finish.cover,
      forms: [padded(workshop, cushion), padded(workshop, under), welt(workshop, cushion, -0.35, 0.0045)],
    },
    { name: 'plinth', material: finish.plinth, forms: [plinth(workshop, size, 0, FOOT, 0)] },
    { name: 'band', material: finish.band, forms: [plinth(workshop, size, 0.002, 0.016, 0.003)] },
  ]
}

function seatPad({ straight }: ShellSize): Pad {
  return {
    width: 2 * RADIUS + straight - 0.03,
    height: 0.21,
    depth: 2 * RADIUS + 0.04,
    sideRoundness: 0.44,
    planRoundness: straight > 0 ? 0.46 : 0.8,
    puff: 0.16,
    seed: 0,
    squares: 64,
    move: ([x, y, z]) => [x, y + 0.325, z + 0.06],
  }
}

/** The shell: channels side by side, tall behind the shoulders, falling to the arms, leaning outwards. */
function shell(workshop: Workshop, size: ShellSize): BufferGeometry {
  const curve = RADIUS * SPAN
  const length = curve + size.straight
  const place = (u: number, v: number): Place => {
    const along = v * length
    const rib = (v * size.channels) % 1
    const swell = Math.max(0, Math.sin(rib * Math.PI)) ** 0.55
    const end = Math.min(1, Math.max(0, Math.min(v, 1 - v) * length) / 0.05)
    const closing = Math.sqrt(Math.max(0, 1 - (1 - end) ** 2))
    const [angle, shift] = bend(along, curve, size.straight)
    const rise = riseAt(v)
    const height = (size.arm + (size.back - size.arm) * rise - 0.16) * (0.975 + 0.025 * swell)
    const turn = u * Math.PI * 2
    const thick = (0.032 + 0.026 * swell + 0.012 * rise) * closing
    const across = soft(Math.cos(turn), 0.6) * thick
    const up = soft(Math.sin(turn), 0.5) * (height / 2) * (0.9 + 0.1 * closing)
    const level = 0.16 + height / 2 + up
    const lean = Math.max(0, level - 0.16) ** 1.35 * (0.1 + 0.2 * rise)
    const reach = RADIUS + across + lean
    return [Math.sin(angle) * reach + shift, level, -Math.cos(angle) * reach * 0.98 + 0.02]
  }
  return workshop.shaped(place, 44, size.channels * 18, { closedU: true, flip: true })
}

/** Around one corner, straight along the back, around the other. */
function bend(along: number, curve: number, straight: number): [angle: number, shift: number] {
  const half = curve / 2
  if (along < half) return [(along - half) / RADIUS, -straight / 2]
  if (along > half + straight) return [(along - half - straight) / RADIUS, straight / 2]
  return [0, along - half - straight / 2]
}

function riseAt(v: number): number {
  const side = Math.abs(v * 2 - 1)
  const fall = Math.min(1, Math.max(0, (side - 0.22) / 0.62))
  return 1 - fall * fall * (3 - 2 * fall)
}

function plinth(
  workshop: Workshop,
  { straight }: ShellSize,
  from: number,
  to: number,
  proud: number,
): BufferGeometry {
  const radius = RADIUS * 0.8 + proud
  const profile = fillet(
    [
      [0, from],
      [radius - 0.006, from, 0.002],
      [radius, to - 0.012 > from ? to - 0.012 : to - 0.004, 0.004],
      [radius, to, 0.003],
      [0, to],
    ],
    6,
  )
  return stretch(workshop.turned(profile, { sides: 120 }), 1 + straight / (2 * radius), 1, 1)
}

function soft(value: number, square: number): number {
  return Math.sign(value) * Math.abs(value) ** square
}
