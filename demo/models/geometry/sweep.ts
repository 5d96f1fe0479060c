import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import type { Place } from './surface.ts'
import type { Workshop } from './workshop.ts'

/** The cross-section of a rod: its width and thickness in meters, and how square its corners are. */
export type Section = {
  wide: number
  thick: number
  /** 1 is an ellipse, 0.3 a board with eased edges. */
  square?: number
}
export type SweepOptions = {
  /** The direction that the thin side faces, as far as the path allows. */
  facing: Place
  columns?: number
  rows?: number
  /** Whether the end meets the start, as in a hoop. */
  closed?: boolean
  /** The radius of the edge where the rod is cut off, in meters. */
  easing?: number
}

/** A rod with any cross-section bent along these places: steamed rails, tapered legs, cords and welts. */
export function swept(
  workshop: Workshop,
  places: readonly Place[],
  section: (along: number) => Section,
  options: SweepOptions,
): BufferGeometry {
  const { columns = 28, rows = 48, closed = false, easing = 0.003 } = options
  const spine = spineOf(places, options)
  const stations = closed ? evenStations(rows) : cutStations(rows, spine.length, easing)
  return workshop.shaped(
    (u, v) => {
      const [along, share, inset] = stationAt(stations, v)
      const { middle, across, through } = spine.at(along)
      const { wide, thick, square = 1 } = section(along)
      const turn = u * Math.PI * 2
      const x = soft(Math.cos(turn), square) * Math.max(0, wide / 2 - inset) * share
      const y = soft(Math.sin(turn), square) * Math.max(0, thick / 2 - inset) * share
      const point = middle.clone().addScaledVector(across, x).addScaledVector(through, y)
      return [point.x, point.y, point.z]
    },
    columns,
    stations.length - 1,
    { closedU: true, closedV: closed, flip: true, uvScale: [0.1, spine.length] },
  )
}

/** A straight rod between two places; `section` as in swept. */
export function strut(
  workshop: Workshop,
  from: Place,
  to: Place,
  section: (along: number) => Section,
  options: Partial<SweepOptions> = {},
): BufferGeometry {
  const facing: Place =
    options.facing ?? (Math.abs(to[2] - from[2]) > 0.6 * distance(from, to) ? [0, 1, 0] : [0, 0, 1])
  return swept(workshop, [from, to], section, { rows: 8, columns: 24, ...options, facing })
}

export function round(diameter: number): () => Section {
  return () => ({ wide: diameter, thick: diameter })
}

type Station = readonly [along: number, share: number, inset: number]

function evenStations(rows: number): Station[] {
  return Array.from({ length: rows + 1 }, (_, row) => [row / rows, 1, 0] as const)
}

/** Flat at both ends, then around the edge, then along: a sawn and eased rod. */
function cutStations(rows: number, length: number, easing: number): Station[] {
  const edge = [0, 30, 60, 90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [((1 - Math.cos(angle)) * easing) / length, (1 - Math.sin(angle)) * easing] as const
  })
  const start: Station[] = [[0, 0, easing], ...edge.map(([along, inset]) => [along, 1, inset] as const)]
  const first = easing / length
  const between = Array.from(
    { length: rows - 1 },
    (_, row): Station => [first + ((row + 1) / rows) * (1 - 2 * first), 1, 0],
  )
  const end = start.toReversed().map(([along, share, inset]): Station => [1 - along, share, inset])
  return [...start, ...between, ...end]
}

function stationAt(stations: readonly Station[], v: number): Station {
  const position = Math.min(Math.max(v, 0), 1) * (stations.length - 1)
  const index = Math.min(Math.floor(position), stations.length - 2)
  const from = stations[index]
  const to = stations[index + 1]
  if (!from || !to) throw new Error('A rod needs at least two stations')
  const rest = position - index
  return [
    from[0] + (to[0] - from[0]) * rest,
    from[1] + (to[1] - from[1]) * rest,
    from[2] + (to[2] - from[2]) * rest,
  ]
}

type Frame = { middle: Vector3; across: Vector3; through: Vector3 }

function spineOf(places: readonly Place[], { facing, closed = false, rows = 48 }: SweepOptions) {
  const points = places.map(([x, y, z]) => new Vector3(x, y, z))
  const curve = new CatmullRomCurve3(points, closed, 'centripetal')
  curve.arcLengthDivisions = 400
  const count = rows * 3
  const frames = Array.from({ length: count + 1 }, (_, index): Frame => {
    const tangent = curve.getTangentAt(index / count)
    const through = new Vector3(...facing).addScaledVector(tangent, -tangent.dot(new Vector3(...facing)))
    through.normalize()
    return { middle: curve.getPointAt(index / count), across: through.clone().cross(tangent), through }
  })
  return {
    length: curve.getLength(),
    at(along: number): Frame {
      const position = (closed ? along - Math.floor(along) : Math.min(Math.max(along, 0), 1)) * count
      const index = Math.min(Math.floor(position), count - 1)
      const from = frames[index]
      const to = frames[index + 1]
      if (!from || !to) throw new Error(`The rod has no frame at ${along}`)
      const rest = position - index
      return {
        middle: from.middle.clone().lerp(to.middle, rest),
        across: from.across.clone().lerp(to.across, rest).normalize(),
        through: from.through.clone().lerp(to.through, rest).normalize(),
      }
    },
  }
}

function soft(value: number, square: number): number {
  return Math.sign(value) * Math.abs(value) ** square
}

function distance(from: Place, to: Place): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
}
