import type { BufferGeometry } from 'three'
import type { CushionOptions } from './cushion.ts'
import type { Place } from './surface.ts'
import { swept } from './sweep.ts'
import type { Workshop } from './workshop.ts'

export type Pad = CushionOptions & {
  width: number
  height: number
  depth: number
  /** Moves each point of the plain cushion, to make it lean, sag or bend. */
  move?: (place: Place) => Place
}

/** A cushion deformed by `move`, in meters; centered on the origin before that. */
export function padded(workshop: Workshop, pad: Pad): BufferGeometry {
  const geometry = workshop.stuffed(pad.width, pad.height, pad.depth, { seed: 0, ...pad })
  return pad.move ? moved(geometry, pad.move) : geometry
}

/** The corded seam around a pad, at a height from -1 (its underside) to 1 (its top). */
export function welt(workshop: Workshop, pad: Pad, level: number, radius = 0.0035): BufferGeometry {
  const { width, height, depth, sideRoundness = 0.45, planRoundness = 0.35, move = (place) => place } = pad
  const reach = (1 - Math.abs(level) ** (2 / sideRoundness)) ** (sideRoundness / 2)
  const corners = 96
  const places = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2
    const even = (value: number) => Math.sign(value) * Math.abs(value) ** planRoundness
    return move([
      (even(Math.cos(angle)) * reach * width) / 2,
      (level * height) / 2,
      (even(Math.sin(angle)) * reach * depth) / 2,
    ])
  })
  const thick = { wide: radius * 2, thick: radius * 2 }
  return swept(workshop, withoutCoincident(places), () => thick, {
    facing: [0.02, 1, 0.03],
    closed: true,
    rows: 140,
    columns: 8,
  })
}

/** Maps every vertex of a geometry, and recomputes its normals. */
export function moved(geometry: BufferGeometry, move: (place: Place) => Place): BufferGeometry {
  const position = geometry.getAttribute('position')
  for (let index = 0; index < position.count; index++) {
    position.setXYZ(index, ...move([position.getX(index), position.getY(index), position.getZ(index)]))
  }
  geometry.computeVertexNormals()
  return geometry
}

/** Drops points that nearly coincide with the previous one, where a curve would kink. */
function withoutCoincident(places: readonly Place[]): Place[] {
  const distinct: Place[] = []
  for (const place of places) {
    const last = distinct.at(-1) ?? places.at(-1)
    if (!last || Math.hypot(place[0] - last[0], place[1] - last[1], place[2] - last[2]) > 0.012)
      distinct.push(place)
  }
  return distinct
}
