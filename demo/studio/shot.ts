/** A model standing in a picture: meters and degrees, X right, Y away from the camera, Z up. */
export type Figure = {
  piece: string
  finish: string
  at?: readonly [x: number, y: number, z: number]
  turn?: number
}

export type Camera = {
  /** Degrees around the subject (0 is in front, positive to the right) and above it. */
  azimuth: number
  elevation: number
  /** The focal length in millimeters, for a frame 36 mm high. */
  lens: number
  /** The maximum share of the frame's width and height that the subject fills. */
  fill: readonly [width: number, height: number]
  shift?: readonly [x: number, y: number]
  /** Frames only part of the subject's box: two corners, each as fractions from 0 to 1. */
  region?: readonly [low: readonly [number, number, number], high: readonly [number, number, number]]
  /** The f-number for a subject one meter in size; if omitted, everything is sharp. */
  aperture?: number
  /** Whether to frame all figures instead of only the subject. */
  frameAll?: boolean
}

/**
 * One picture to render. It includes everything that affects the picture, so that its hash shows when to render again.
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
  /** How far the subject hangs above the floor, in meters. */
  hang?: number
  /** The distance from the subject to the wall of the room or terrace, in meters. */
  gap?: number
  /** The brightness of lit bulbs and opal glass; 1.15 by default. */
  lamp?: number
  sunFrom?: 'left' | 'right'
  /** Adds a reflector for polished metal: above a piece on the floor, and behind the camera for one on a wall. */
  card?: true
  /** Increment this to render the picture again after a recipe in materials.py or sets.py changed. */
  take?: number
}
