import { type BufferGeometry, Path, Shape } from 'three'
import type { Part } from '../assemble.ts'
import { flattenFaces } from '../geometry/flatten-faces.ts'
import { put } from '../geometry/solids.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type TuftedFinish = {
  field: MaterialName
  border: MaterialName
  figure: MaterialName
  line: MaterialName
}

/** The height of the pile, and how much the shears round it where two colors meet. */
const PILE = 0.015
const SHORN = 0.0055

/** Sauris: a bordered field on which two hills and a low sun are tufted a little higher. */
export function hillRug(
  workshop: Workshop,
  { width, length }: { width: number; length: number },
  finish: TuftedFinish,
): Part[] {
  const border = 0.16
  const [wide, long] = [width / 2 - border, length / 2 - border]
  const frame = rectangle(width / 2, length / 2, 0.02)
  frame.holes.push(rectanglePath(wide, long))
  const hill = new Shape()
  hill.moveTo(-wide, -long)
  hill.lineTo(wide * 0.62, -long)
  hill.absarc(-wide * 0.19, -long, wide * 0.81, 0, Math.PI, false)
  const slope = new Shape()
  slope.moveTo(wide, -long)
  slope.lineTo(wide, long * 0.22)
  slope.bezierCurveTo(wide * 0.5, long * 0.18, wide * 0.3, -long * 0.1, wide * 0.56, -long * 0.52)
  slope.bezierCurveTo(wide * 0.63, -long * 0.68, wide * 0.63, -long * 0.84, wide * 0.63, -long)
  slope.lineTo(wide, -long)
  const sun = new Shape()
  sun.absarc(-wide * 0.32, long * 0.5, wide * 0.34, 0, Math.PI * 2, false)
  return [
    { name: 'border', material: finish.border, forms: [pile(workshop, frame, PILE)] },
    { name: 'field', material: finish.field, forms: [pile(workshop, rectangle(wide, long, 0), PILE)] },
    { name: 'hill', material: finish.figure, forms: [pile(workshop, hill, PILE + 0.004)] },
    { name: 'slope', material: finish.line, forms: [pile(workshop, slope, PILE + 0.003)] },
    { name: 'sun', material: finish.line, forms: [pile(workshop, sun, PILE + 0.003)] },
  ]
}

/** The round Sauris: rings shorn apart, a half moon and its reflection in water. */
export function roundRug(workshop: Workshop, radius: number, finish: TuftedFinish): Part[] {
  const ring = disc(radius)
  ring.holes.push(circle(radius - 0.15))
  const line = disc(radius - 0.15)
  line.holes.push(circle(radius - 0.19))
  const moon = new Shape()
  moon.absarc(0, radius * -0.06, radius * 0.52, 0, Math.PI, false)
  const reflection = new Shape()
  reflection.absarc(0, radius * -0.1, radius * 0.3, Math.PI, Math.PI * 2, false)
  return [
    { name: 'border', material: finish.border, forms: [pile(workshop, ring, PILE)] },
    { name: 'line', material: finish.line, forms: [pile(workshop, line, PILE)] },
    { name: 'field', material: finish.field, forms: [pile(workshop, disc(radius - 0.19), PILE)] },
    { name: 'moon', material: finish.figure, forms: [pile(workshop, moon, PILE + 0.004)] },
    { name: 'reflection', material: finish.border, forms: [pile(workshop, reflection, PILE + 0.003)] },
  ]
}

/** An outline (x to the right, y away from the viewer) as a piece of pile on the floor. */
function pile(workshop: Workshop, outline: Shape, height: number): BufferGeometry {
  return put(flattenFaces(workshop.sawn(outline, height, SHORN, 72), height), [0, height / 2, 0], {
    x: -Math.PI / 2,
  })
}

function rectangle(wide: number, long: number, corner: number): Shape {
  const shape = new Shape()
  shape.moveTo(-wide + corner, -long)
  shape.lineTo(wide - corner, -long)
  shape.quadraticCurveTo(wide, -long, wide, -long + corner)
  shape.lineTo(wide, long - corner)
  shape.quadraticCurveTo(wide, long, wide - corner, long)
  shape.lineTo(-wide + corner, long)
  shape.quadraticCurveTo(-wide, long, -wide, long - corner)
  shape.lineTo(-wide, -long + corner)
  shape.quadraticCurveTo(-wide, -long, -wide + corner, -long)
  return shape
}

function rectanglePath(wide: number, long: number): Path {
  const path = new Path()
  path.moveTo(-wide, -long)
  path.lineTo(-wide, long)
  path.lineTo(wide, long)
  path.lineTo(wide, -long)
  path.lineTo(-wide, -long)
  return path
}

function disc(radius: number): Shape {
  const shape = new Shape()
  shape.absarc(0, 0, radius, 0, Math.PI * 2, false)
  return shape
}

function circle(radius: number): Path {
  const path = new Path()
  path.absarc(0, 0, radius, 0, Math.PI * 2, true)
  return path
}
