import { type BufferGeometry, Path, Shape, ShapeGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { ball, rod } from './lamp-parts.ts'

export type LeafSize = { width: number; height: number; wing: number; frame: number }
export type LeafFinish = { frame: MaterialName; hinges: MaterialName }

const THICK = 0.022

/** Trittico: a round-headed glass and two wings that close over it, on brass hinges. Meters. */
export function triptych(workshop: Workshop, size: LeafSize, finish: LeafFinish): Part[] {
  const wingTurn = 0.52
  const middle = leaf(workshop, size, size.width, 'both')
  const wings = [-1, 1].map((side) => {
    const form = leaf(workshop, size, size.wing, side < 0 ? 'left' : 'right')
    const move = (geometry: BufferGeometry) => {
      // The wing swings about the edge it shares with the middle leaf.
      geometry.translate((side * size.wing) / 2, 0, 0)
      return put(geometry, [side * (size.width / 2 + 0.0015), 0, THICK / 2], { y: -side * wingTurn })
    }
    return { frame: move(form.frame), glass: move(form.glass), back: move(form.back) }
  })
  const shift = (geometry: BufferGeometry) => put(geometry, [0, 0, THICK / 2])
  const all = [{ frame: shift(middle.frame), glass: shift(middle.glass), back: shift(middle.back) }, ...wings]
  return [
    { name: 'frame', material: finish.frame, forms: all.map(({ frame }) => frame) },
    { name: 'glass', material: 'mirror', forms: all.map(({ glass }) => glass) },
    { name: 'back', material: 'lacquer_black', forms: all.map(({ back }) => back) },
    { name: 'hinges', material: finish.hinges, forms: hinges(workshop, size) },
  ]
}

type Head = 'both' | 'left' | 'right'

function leaf(workshop: Workshop, { height, frame }: LeafSize, width: number, head: Head) {
  const outer = leafShape(width, height, head, 0)
  outer.holes.push(new Path(leafShape(width, height, head, frame).getPoints(40)))
  const glass = new ShapeGeometry(leafShape(width, height, head, frame - 0.003), 40)
  const back = workshop.sawn(leafShape(width, height, head, 0.004), 0.006, 0.001, 40)
  return {
    frame: workshop.sawn(outer, THICK, 0.004, 40),
    glass: put(glass, [0, 0, 0.002]),
    back: put(back, [0, 0, -THICK / 2 + 0.004]),
  }
}

/** A leaf inset by `inset`: its head is a full arch, or a quarter that slopes down from the middle. */
function leafShape(width: number, height: number, head: Head, inset: number): Shape {
  const half = width / 2 - inset
  const shape = new Shape()
  shape.moveTo(-half, inset)
  shape.lineTo(half, inset)
  if (head === 'both') {
    const radius = half
    shape.lineTo(half, height - width / 2)
    shape.absarc(0, height - width / 2, radius, 0, Math.PI, false)
  } else {
    const radius = width - 2 * inset
    const shoulder = height - 0.12 - width
    if (head === 'right') {
      shape.lineTo(half, shoulder)
      shape.absarc(-half, shoulder, radius, 0, Math.PI / 2, false)
    } else {
      shape.lineTo(half, shoulder + radius)
      shape.absarc(half, shoulder, radius, Math.PI / 2, Math.PI, false)
    }
  }
  shape.lineTo(-half, inset)
  return shape
}

function hinges(workshop: Workshop, size: LeafSize): BufferGeometry[] {
  return [-1, 1].flatMap((side) =>
    [0.18, 0.62].flatMap((share) => {
      const at = (height: number): Place => [
        side * (size.width / 2 + 0.0015),
        size.height * share + height,
        THICK + 0.0015,
      ]
      return [
        rod(workshop, at(-0.022), at(0.022), 0.0036, 0.0036, 18),
        ball(workshop, 0.0046, at(0.024), 8),
        ball(workshop, 0.0046, at(-0.024), 8),
      ]
    }),
  )
}
