import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet, type Point } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, disc, rod } from './lamp-parts.ts'
import { wallPlate } from './wall-lights.ts'

export type ReadingFinish = { metal: MaterialName; head: MaterialName; foot: MaterialName }
export type ReadingSize = {
  /** The height of the joint that carries the arm. */
  joint: number
  arm: number
  /** How far the arm rises above level, in radians. */
  tilt: number
  foot: number
  head: number
  stem: number
}

/** Garzetta: a counterweighted arm on an upright, with a small spun head that turns. */
export function readingLamp(workshop: Workshop, size: ReadingSize, finish: ReadingFinish): Part[] {
  const slab = size.foot * 0.18
  const { arm, head } = readingArm(workshop, size, [0, size.joint, 0])
  return [
    { name: 'foot', material: finish.foot, forms: [disc(workshop, size.foot, 0, slab, 0.006)] },
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        disc(workshop, size.stem * 2.8, slab, 0.006),
        rod(workshop, [0, slab, 0], [0, size.joint, 0], size.stem),
        ...arm,
      ],
    },
    ...headParts(finish, head),
  ]
}

/** The same arm on a plate, beside a bed. */
export function readingWallLight(workshop: Workshop, size: ReadingSize, finish: ReadingFinish): Part[] {
  const out = 0.055
  const { arm, head } = readingArm(workshop, size, [0, 0.1, out])
  return [
    {
      name: 'metal',
      material: finish.metal,
      forms: [
        wallPlate(workshop, 0.05, 0.1),
        rod(workshop, [0, 0.1, 0.01], [0, 0.1, out], size.stem * 1.2),
        ...arm,
      ],
    },
    ...headParts(finish, head),
  ]
}

type Head = { shell: BufferGeometry; lining: BufferGeometry; lamp: BufferGeometry }

function headParts(finish: ReadingFinish, head: Head): Part[] {
  return [
    { name: 'head', material: finish.head, forms: [head.shell] },
    { name: 'lining', material: 'enamel_bone', forms: [head.lining] },
    { name: 'lamp', material: 'glass_opal', forms: [head.lamp] },
  ]
}

function readingArm(
  workshop: Workshop,
  size: ReadingSize,
  joint: Place,
): { arm: BufferGeometry[]; head: Head } {
  const [x, y, z] = joint
  const along = (distance: number): Place => [
    x + Math.cos(size.tilt) * distance,
    y + Math.sin(size.tilt) * distance,
    z,
  ]
  const back = -size.arm * 0.28
  const tip = along(size.arm)
  const turn = { z: 0.42 }
  const form = headForm(workshop, size.head)
  const hang = (geometry: BufferGeometry) => put(geometry, [tip[0], tip[1] - 0.014, tip[2]], turn)
  const knob = put(disc(workshop, size.stem * 2.1, -0.013, 0.026, 0.003), joint, { x: Math.PI / 2 })
  const weight = rod(workshop, along(back), along(back * 0.62), size.stem * 2.7, size.stem * 2.7, 40)
  return {
    arm: [
      rod(workshop, along(back), tip, size.stem * 0.62),
      knob,
      weight,
      ball(workshop, size.stem * 1.5, tip, 12),
      hang(rod(workshop, [0, -0.016, 0], [0, 0.004, 0], size.stem * 0.8)),
    ],
    head: { shell: hang(form.shell), lining: hang(form.lining), lamp: hang(form.lamp) },
  }
}

/** A deep cone with a rounded crown, its mouth down. */
function headForm(workshop: Workshop, radius: number): Head {
  const high = radius * 1.45
  const line: Point[] = fillet(
    [
      [radius, -high, 0.001],
      [radius * 0.98, -high + 0.004],
      [radius * 0.46, -high * 0.2, radius * 0.5],
      [radius * 0.18, -0.008, radius * 0.2],
      [0, -0.006],
    ],
    12,
  )
  const lining = line.map(([x, y]): Point => [Math.max(0, x - 0.0014), y - 0.001]).toReversed()
  return {
    shell: workshop.turned(line, { sides: 96 }),
    lining: workshop.turned(lining, { sides: 96 }),
    lamp: disc(workshop, radius * 0.8, -high + 0.008, 0.008, 0.003),
  }
}
