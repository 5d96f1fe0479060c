/** A model standing in a picture: meters and degrees, X right, Y away from the camera, Z up. */
export type Figure = {
  piece: string
  finish: string
  at?: readonly [x: number, y: number, z: number]
  turn?: number
}

export type Camera = {
  /** Degrees round the subject (0 in front, positive to the right) and above it. */
  azimuth: number
  elevation: number
  /** Millimeters on a frame 36 mm high. */
  lens: number
  /** The maximum share of the frame's width and height for the subject. */
  fill: readonly [width: number, height: number]
  shift?: readonly [x: number, y: number]
  /** Frame only a part of the subject's box: two corners, each a share from 0 to 1. */
  region?: readonly [low: readonly [number, number, number], high: readonly [number, number, number]]
  /** f-number for a subject one meter large; left out, everything is sharp. */
  aperture?: number
  /** Frame all figures instead of the subject alone. */
  frameAll?: boolean
}

/**
 * One picture to render. It contains everything that changes the picture, so that its hash shows when to render again.
 */
export type Shot = {
  /** The name of the picture: `{name}.webp` in demo/pictures. */
  name: string
  subject: Figure
  around?: readonly Figure[]
  set: 'cyclorama' | 'wall' | 'room' | 'terrace'
  background: string
  camera: Camera
  width: number
  height: number
  /** Samples per pixel without a noise filter; the studio needs about a fifth. */
  samples: number
  exposure: number
  /** How far the subject hangs above the floor, meters. */
  hang?: number
  /** Distance from the subject to the wall of the room or terrace, meters. */
  gap?: number
  /** Brightness of lit bulbs and opal glass; 1.15 by default. */
  lamp?: number
  sunFrom?: 'left' | 'right'
  /** Adds a reflector for polished metal: above a lying piece, behind the camera for one on a wall. */
  card?: true
  /** Increment this to render the picture again after a change of a recipe in materials.py or sets.py. */
  take?: number
}
