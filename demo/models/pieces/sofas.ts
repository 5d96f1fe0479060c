import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Pad, padded, welt } from '../geometry/padding.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type SofaFinish = {
  cover: MaterialName
  pillow: MaterialName
  tray: MaterialName
  legs: MaterialName
}
export type SofaSize = {
  /** The widths of the seat cushions, from left to right. */
  seats: readonly number[]
  depth: number
  /** The depth of the chaise longue into which the last seat extends. */
  chaise?: number
  arms: 'both' | 'left'
  pillows: readonly number[]
}

const TRAY = { under: 0.12, top: 0.158 }
const SEAT = 0.43
const ARM = { width: 0.17, top: 0.59 }
const BACK = { depth: 0.17, top: 0.7 }

type Plan = { left: number; seatsFrom: number; right: number; back: number; front: number }

/** Pianura: a low tray of solid wood, with deep corded cushions held together by soft arms and a soft back. */
export function pianuraSofa(workshop: Workshop, size: SofaSize, finish: SofaFinish): Part[] {
  const plan = planOf(size)
  const seats = seatPads(size, plan)
  const slabs = [...armPads(size, plan), ...backPads(size, plan)]
  const cushions = backCushions(size, plan)
  const corded = [...seats, ...slabs]
  return [
    { name: 'tray', material: finish.tray, forms: trays(workshop, size, plan) },
    { name: 'legs', material: finish.legs, forms: legs(workshop, size, plan) },
    {
      name: 'cover',
      material: finish.cover,
      forms: [...corded, ...cushions].map((pad) => padded(workshop, pad)),
    },
    {
      name: 'cords',
      material: finish.cover,
      forms: seats.flatMap((pad) => [welt(workshop, pad, 0.74), welt(workshop, pad, -0.8)]),
    },
    ...pillows(workshop, size, plan, finish),
  ]
}

function planOf({ seats, depth, arms }: SofaSize): Plan {
  const inside = seats.reduce((sum, width) => sum + width, 0)
  const whole = inside + (arms === 'both' ? 2 : 1) * ARM.width
  const left = -whole / 2
  return { left, seatsFrom: left + ARM.width, right: whole / 2, back: -depth / 2, front: depth / 2 }
}

type Seat = { x: number; width: number; front: number }

function seatsOf(size: SofaSize, plan: Plan): Seat[] {
  let from = plan.seatsFrom
  return size.seats.map((width, index) => {
    const x = from + width / 2
    from += width
    const isChaise = size.chaise !== undefined && index === size.seats.length - 1
    return { x, width, front: isChaise ? plan.back + (size.chaise ?? 0) : plan.front }
  })
}

function seatPads(size: SofaSize, plan: Plan): Pad[] {
  const height = SEAT - TRAY.top - 0.012
  return seatsOf(size, plan).map(({ x, width, front }) => {
    const back = plan.back + BACK.depth - 0.02
    return {
      width: width - 0.006,
      height,
      depth: front - back - 0.004,
      sideRoundness: 0.2,
      planRoundness: 0.13,
      puff: 0.14,
      squares: 44,
      move: placeUnevenly([x, TRAY.top + height / 2, (front + back) / 2], 0.004, x),
    }
  })
}

function armPads(size: SofaSize, plan: Plan): Pad[] {
  const sides =
    size.arms === 'both'
      ? [plan.left + ARM.width / 2, plan.right - ARM.width / 2]
      : [plan.left + ARM.width / 2]
  const height = ARM.top - TRAY.top
  return sides.map((x) => ({
    width: ARM.width,
    height,
    depth: plan.front - plan.back,
    sideRoundness: 0.34,
    planRoundness: 0.2,
    puff: 0.03,
    squares: 40,
    move: placeUnevenly([x, TRAY.top + height / 2, (plan.front + plan.back) / 2], 0.003, x + 1),
  }))
}

function backPads(size: SofaSize, plan: Plan): Pad[] {
  const from = plan.seatsFrom
  const to = size.arms === 'both' ? plan.right - ARM.width : plan.right
  const height = BACK.top - TRAY.top
  return [
    {
      width: to - from + 0.006,
      height,
      depth: BACK.depth,
      sideRoundness: 0.36,
      planRoundness: 0.16,
      squares: 44,
      move: placeUnevenly([(from + to) / 2, TRAY.top + height / 2, plan.back + BACK.depth / 2], 0.003, 3),
    },
  ]
}

/** The loose cushions that lean on the back, one for each seat. */
function backCushions(size: SofaSize, plan: Plan): Pad[] {
  const height = 0.44
  return seatsOf(size, plan).map(({ x, width }, index) => ({
    width: width - 0.02,
    height,
    depth: 0.2,
    sideRoundness: 0.46,
    planRoundness: 0.3,
    seed: 5 + index,
    squares: 42,
    move: ([px, py, pz]) => {
      const belly = pz + Math.max(0, pz) * 0.35 * (0.6 - py / height)
      const lean = -0.2 * py
      const sag = -0.014 * Math.cos((px / width) * Math.PI) * (py / height + 0.5)
      return [px + x, py + sag + SEAT + height / 2 - 0.035, belly + lean + plan.back + BACK.depth + 0.105]
    },
  }))
}

/** Returns a function that moves a pad to its place and makes its top slightly uneven, like stuffed cloth. */
function placeUnevenly([x, y, z]: Place, breath: number, seed: number): (place: Place) => Place {
  return ([px, py, pz]) => {
    const wave = Math.sin(px * 9 + seed * 3) * Math.cos(pz * 8 + seed) * breath
    return [px + x, py + y + (py > 0 ? wave : 0), pz + z]
  }
}

function trays(workshop: Workshop, size: SofaSize, plan: Plan): BufferGeometry[] {
  const height = TRAY.top - TRAY.under
  const y = TRAY.under + height / 2
  const depth = plan.front - plan.back - 0.03
  const main = put(workshop.planed(plan.right - plan.left - 0.03, height, depth, 0.006), [
    0,
    y,
    (plan.front + plan.back) / 2,
  ])
  const chaise = seatsOf(size, plan).at(-1)
  if (size.chaise === undefined || !chaise) return [main]
  const long = chaise.front - plan.front
  return [
    main,
    put(workshop.planed(chaise.width - 0.03, height, long + 0.04, 0.006), [
      chaise.x,
      y,
      plan.front + long / 2 - 0.035,
    ]),
  ]
}

function legs(workshop: Workshop, size: SofaSize, plan: Plan): BufferGeometry[] {
  const profile = fillet(
    [
      [0, 0],
      [0.016, 0, 0.003],
      [0.022, TRAY.under],
      [0, TRAY.under],
    ],
    5,
  )
  const across = plan.right - plan.left > 2 ? [-1, 0, 1] : [-1, 1]
  const places = across.flatMap((side) =>
    [plan.back + 0.13, plan.front - 0.13].map((z): Place => [side * (plan.right - 0.15), 0, z]),
  )
  const chaise = seatsOf(size, plan).at(-1)
  if (size.chaise !== undefined && chaise) {
    for (const side of [-1, 1])
      places.push([chaise.x + side * (chaise.width / 2 - 0.13), 0, chaise.front - 0.14])
  }
  return places.map((place) => put(workshop.turned(profile, { sides: 40 }), place))
}

/** Square scatter cushions with a sharp edge, thrown against the back. */
function pillows(workshop: Workshop, size: SofaSize, plan: Plan, finish: SofaFinish): Part[] {
  if (size.pillows.length === 0) return []
  const forms = size.pillows.map((share, index) => {
    const x = plan.seatsFrom + share * (plan.right - plan.seatsFrom)
    const pillow = workshop.stuffed(0.46, 0.17, 0.46, {
      sideRoundness: 0.95,
      planRoundness: 0.24,
      puff: 0.22,
      seed: 21 + index,
      squares: 36,
    })
    const spin = Math.sign(0.5 - share) * 0.12
    return put(put(pillow, [0, 0, 0], { x: Math.PI / 2 - 0.32 }), [x, SEAT + 0.215, plan.back + 0.46], {
      y: spin * 2,
      z: spin,
    })
  })
  return [{ name: 'pillows', material: finish.pillow, forms }]
}
