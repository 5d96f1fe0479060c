import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { type Point, spline } from '../geometry/profile.ts'
import { put } from '../geometry/solids.ts'
import type { Place } from '../geometry/surface.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'
import { hollow } from './hollow.ts'

/** A glass on a stem, in meters; the bowl is widest at `belly`, a fraction of its height. */
export type StemForm = {
  height: number
  stem: number
  radius: number
  mouth: number
  belly: number
  foot: number
}
export type TumblerForm = { height: number; radius: number; base: number; ribs: number }

/** Brina: glasses on drawn stems, standing at the places given. */
export function stemGlasses(
  workshop: Workshop,
  form: StemForm,
  glass: MaterialName,
  places: readonly Place[],
): Part[] {
  const forms = places.map((place, index) => put(stemGlass(workshop, form, 3 + index), place))
  return [{ name: 'glasses', material: glass, forms }]
}

/** Gora: tumblers with a heavy floor and soft upright ribs. */
export function tumblers(
  workshop: Workshop,
  form: TumblerForm,
  glass: MaterialName,
  places: readonly Place[],
): Part[] {
  const forms = places.map((place, index) => put(tumbler(workshop, form, 5 + index), place))
  return [{ name: 'glasses', material: glass, forms }]
}

/** A night carafe: its tumbler stands upside down over the neck. */
export function nightCarafe(workshop: Workshop, form: TumblerForm, glass: MaterialName): Part[] {
  const outside = spline(
    [
      [0.036, 0],
      [0.05, 0.006],
      [0.0565, 0.03],
      [0.057, 0.075],
      [0.052, 0.118],
      [0.034, 0.15],
      [0.023, 0.172],
      [0.0215, 0.2],
      [0.026, 0.226],
    ],
    96,
  )
  const body = workshop.turned(hollow(outside, 0.0028, 0.011), { sides: 112, carve: ribbed(form.ribs, 21) })
  const cover = put(tumbler(workshop, form, 9), [0, 0.238, 0], { x: Math.PI })
  return [
    { name: 'carafe', material: glass, forms: [body] },
    { name: 'tumbler', material: glass, forms: [cover] },
  ]
}

/** A wide decanter with a ground stopper. */
export function decanter(workshop: Workshop, glass: MaterialName): Part[] {
  const outside = spline(
    [
      [0.062, 0],
      [0.088, 0.006],
      [0.104, 0.026],
      [0.1, 0.054],
      [0.07, 0.09],
      [0.034, 0.13],
      [0.0185, 0.175],
      [0.0165, 0.22],
      [0.021, 0.252],
    ],
    110,
  )
  const stopper: Point[] = spline(
    [
      [0.009, 0],
      [0.0125, 0.022],
      [0.0135, 0.03],
      [0.019, 0.034],
      [0.0225, 0.05],
      [0.0205, 0.068],
      [0.012, 0.079],
      [0.0006, 0.082],
    ],
    60,
  )
  const carve = (angle: number) => 1 + 0.003 * wobble(angle, 17)
  return [
    {
      name: 'decanter',
      material: glass,
      forms: [workshop.turned(hollow(outside, 0.0026, 0.009), { sides: 112, carve })],
    },
    {
      name: 'stopper',
      material: glass,
      forms: [put(workshop.turned([[0, 0], ...stopper], { sides: 64 }), [0, 0.222, 0])],
    },
  ]
}

function stemGlass(workshop: Workshop, form: StemForm, seed: number): BufferGeometry {
  const { height, stem, radius, mouth, belly, foot } = form
  const bowl = height - stem
  const standing = spline(
    [
      [foot - 0.0008, 0],
      [foot, 0.0009],
      [foot - 0.0006, 0.0018],
      [foot * 0.6, 0.0032],
      [foot * 0.24, 0.0066],
      [0.0036, 0.017],
      [0.0029, stem * 0.5],
      [0.0034, stem - 0.014],
      [0.0062, stem - 0.001],
    ],
    56,
  )
  const rising = spline(
    [
      [0.0062, stem - 0.001],
      [radius * 0.55, stem + bowl * 0.1],
      [radius * 0.9, stem + bowl * belly * 0.62],
      [radius, stem + bowl * belly],
      [radius * 0.35 + mouth * 0.65, stem + bowl * (0.36 + belly * 0.64)],
      [mouth, height],
    ],
    56,
  )
  const carve = (angle: number) => 1 + 0.004 * wobble(angle, seed)
  return workshop.turned(hollow([...standing, ...rising.slice(1)], 0.0012, stem), { sides: 72, carve })
}

function tumbler(
  workshop: Workshop,
  { height, radius, base, ribs }: TumblerForm,
  seed: number,
): BufferGeometry {
  const outside = spline(
    [
      [base - 0.004, 0],
      [base - 0.001, 0.0012],
      [base + 0.0008, 0.006],
      [base * 0.6 + radius * 0.4, height * 0.4],
      [base * 0.2 + radius * 0.8, height * 0.78],
      [radius, height],
    ],
    60,
  )
  return workshop.turned(hollow(outside, 0.0021, 0.0095), { sides: 96, carve: ribbed(ribs, seed) })
}

/** Ribs that are strongest in the middle of the wall and fade out at the axis. */
function ribbed(ribs: number, seed: number) {
  return (angle: number, radius: number) =>
    1 + 0.011 * Math.cos(ribs * angle) * Math.min(1, (radius / 0.03) ** 2) + 0.004 * wobble(angle, seed)
}
