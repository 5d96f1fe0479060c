import type { Foreground } from './foreground.ts'
import type { LabPicture } from './lab-picture.ts'
import { spread } from './soft-bins.ts'

const STRENGTHS = 6
const DIRECTIONS = 4
const SCALES = [1, 2, 4] as const
export const TEXTURE_LENGTH = SCALES.length * (STRENGTHS + DIRECTIONS)

/** The roughness of the surface at three scales, and the direction of its grain. */
export function describeTexture(
  { width, height, l }: LabPicture,
  { weights, box }: Foreground,
): Float32Array {
  const texture = new Float32Array(TEXTURE_LENGTH)
  for (const [index, step] of SCALES.entries()) {
    const base = index * (STRENGTHS + DIRECTIONS)
    for (let y = Math.max(box.top, step); y < Math.min(box.bottom, height - step); y++) {
      for (let x = Math.max(box.left, step); x < Math.min(box.right, width - step); x++) {
        const at = y * width + x
        // Only inside the piece, because its outline is described separately.
        const weight = Math.min(
          weights[at - step] ?? 0,
          weights[at + step] ?? 0,
          weights[at - step * width] ?? 0,
          weights[at + step * width] ?? 0,
        )
        if (weight < 0.5) continue
        const dx = (l[at + step] ?? 0) - (l[at - step] ?? 0)
        const dy = (l[at + step * width] ?? 0) - (l[at - step * width] ?? 0)
        const strength = Math.hypot(dx, dy)
        spread(Math.log2(1 + strength), STRENGTHS, (bin, share) => {
          texture[base + bin] = (texture[base + bin] ?? 0) + weight * share
        })
        const direction = (((Math.atan2(dy, dx) / Math.PI) * DIRECTIONS + DIRECTIONS) % DIRECTIONS) | 0
        const place = base + STRENGTHS + direction
        texture[place] = (texture[place] ?? 0) + weight * Math.min(1, strength / 20)
      }
    }
  }
  return texture.map(Math.sqrt)
}
