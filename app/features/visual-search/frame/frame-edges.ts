import type { PictureRegion } from '#contracts/visual.ts'

/** A frame on a picture: the positions of its edges, in percent from the left and the top. */
export type FrameEdges = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type EdgeName = keyof FrameEdges

export const FULL_FRAME: FrameEdges = { left: 0, top: 0, right: 100, bottom: 100 }

const EDGE_NAMES = ['left', 'right', 'top', 'bottom'] as const
/** Smaller frames are accidental, in percent of a side. */
const SIDE_MIN = 6

export function edgesOf(edges: FrameEdges): { name: EdgeName; value: number }[] {
  return EDGE_NAMES.map((name) => ({ name, value: edges[name] }))
}

/** The frame between two corners in any order, clipped to the picture. */
export function between(one: { x: number; y: number }, other: { x: number; y: number }): FrameEdges {
  const held = (value: number) => Math.min(100, Math.max(0, value))
  return {
    left: held(Math.min(one.x, other.x)),
    top: held(Math.min(one.y, other.y)),
    right: held(Math.max(one.x, other.x)),
    bottom: held(Math.max(one.y, other.y)),
  }
}

/** Moves one edge; it cannot pass the opposite edge or come closer than the minimum. */
export function withEdge(edges: FrameEdges, name: EdgeName, value: number): FrameEdges {
  const { left, top, right, bottom } = edges
  if (name === 'left') return { ...edges, left: Math.min(value, right - SIDE_MIN) }
  if (name === 'right') return { ...edges, right: Math.max(value, left + SIDE_MIN) }
  if (name === 'top') return { ...edges, top: Math.min(value, bottom - SIDE_MIN) }
  return { ...edges, bottom: Math.max(value, top + SIDE_MIN) }
}

export function isLargeEnough({ left, top, right, bottom }: FrameEdges): boolean {
  return right - left >= SIDE_MIN && bottom - top >= SIDE_MIN
}

/** The frame as fractions of the picture, as the service expects it. */
export function regionOf({ left, top, right, bottom }: FrameEdges): PictureRegion {
  return { left: left / 100, top: top / 100, width: (right - left) / 100, height: (bottom - top) / 100 }
}
