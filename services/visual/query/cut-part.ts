import type { RgbPicture } from '../picture/rgb-picture.ts'

/** A part of a picture with a share of each side; `across` and `down` go from 0, at the left and top, to 1. */
export function cutPart(
  { width, height, rgb }: RgbPicture,
  { across, down, share }: { readonly across: number; readonly down: number; readonly share: number },
): RgbPicture {
  const part = {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
  const left = Math.round((width - part.width) * across)
  const top = Math.round((height - part.height) * down)
  const cut = new Uint8Array(part.width * part.height * 3)
  for (let y = 0; y < part.height; y++) {
    const from = ((top + y) * width + left) * 3
    cut.set(rgb.subarray(from, from + part.width * 3), y * part.width * 3)
  }
  return { ...part, rgb: cut }
}
