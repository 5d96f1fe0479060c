import { Path, Shape, ShapeGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { fillet } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type MirrorFinish = { frame: MaterialName; step: MaterialName }
export type ArchSize = { width: number; height: number; frame: number }

/** Arco: a round-headed mirror in a stepped frame. Meters. */
export function archMirror(workshop: Workshop, size: ArchSize, finish: MirrorFinish): Part[] {
  const { width, height, frame } = size
  const outer = arch(width, height)
  outer.holes.push(new Path(arch(width - 2 * frame, height - frame, frame).getPoints(64)))
  const inner = arch(width - 2 * frame + 0.004, height - frame + 0.002, frame - 0.002)
  inner.holes.push(
    new Path(arch(width - 2 * frame - 0.016, height - frame - 0.008, frame + 0.008).getPoints(64)),
  )
  const glass = new ShapeGeometry(arch(width - 2 * frame - 0.01, height - frame - 0.005, frame + 0.005), 64)
  const back = workshop.sawn(arch(width - 0.01, height - 0.005, 0.005), 0.012, 0.002, 48)
  return [
    { name: 'frame', material: finish.frame, forms: [workshop.sawn(outer, 0.05, 0.006, 64)] },
    {
      name: 'step',
      material: finish.step,
      forms: [put(workshop.sawn(inner, 0.03, 0.003, 64), [0, 0, 0.002])],
    },
    { name: 'glass', material: 'mirror', forms: [put(glass, [0, 0, 0.004])] },
    { name: 'back', material: 'lacquer_black', forms: [put(back, [0, 0, -0.018])] },
  ]
}

/** Tondo: a round mirror in a deep turned frame, hung on the wall. `radius` in meters. */
export function roundMirror(workshop: Workshop, radius: number, finish: MirrorFinish): Part[] {
  const upright = { x: Math.PI / 2 }
  const frame = fillet(
    [
      [radius - 0.045, -0.02],
      [radius - 0.004, -0.02, 0.004],
      [radius, 0.004, 0.008],
      [radius - 0.018, 0.03, 0.012],
      [radius - 0.05, 0.006, 0.006],
      [radius - 0.05, -0.006],
    ],
    9,
  )
  const bead = fillet(
    [
      [radius - 0.062, -0.004],
      [radius - 0.05, -0.004],
      [radius - 0.049, 0.009, 0.003],
      [radius - 0.056, 0.011, 0.003],
      [radius - 0.062, 0.002, 0.002],
    ],
    6,
  )
  const disc = fillet([
    [radius - 0.02, -0.006],
    [radius - 0.055, -0.001],
    [0, -0.001],
  ])
  const back = fillet([
    [0, -0.018],
    [radius - 0.012, -0.018, 0.002],
    [radius - 0.012, -0.008],
    [0, -0.008],
  ])
  const turnUpright = (profile: typeof frame) =>
    put(workshop.turned(profile, { sides: 256 }), [0, radius, 0], upright)
  return [
    { name: 'frame', material: finish.frame, forms: [turnUpright(frame)] },
    { name: 'bead', material: finish.step, forms: [turnUpright(bead)] },
    { name: 'glass', material: 'mirror', forms: [turnUpright(disc)] },
    { name: 'back', material: 'lacquer_black', forms: [turnUpright(back)] },
  ]
}

function arch(width: number, height: number, bottom = 0): Shape {
  const shape = new Shape()
  const radius = width / 2
  shape.moveTo(-radius, bottom)
  shape.lineTo(radius, bottom)
  shape.lineTo(radius, height - radius)
  shape.absarc(0, height - radius, radius, 0, Math.PI, false)
  shape.lineTo(-radius, bottom)
  return shape
}
