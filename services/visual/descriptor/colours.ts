import type { Foreground } from './foreground.ts'
import type { LabPicture } from './lab-picture.ts'

const L_BINS = 5
const HUES = 12
/** The chroma below which a color counts as gray, and above which it counts as fully saturated. */
const [GREY_UP_TO, VIVID_FROM] = [5, 40]

export const COLOUR_LENGTH = L_BINS * (1 + HUES * 2)

/** The color histogram of the piece: lightness, and hue at two strengths, regardless of its shape. */
export function describeColours(picture: LabPicture, { weights }: Foreground): Float32Array {
  const histogram = new Float32Array(COLOUR_LENGTH)
  for (const [at, weight] of weights.entries()) {
    if (weight < 0.05) continue
    const a = picture.a[at] ?? 0
    const b = picture.b[at] ?? 0
    const chroma = Math.hypot(a, b)
    const colourful = Math.min(1, Math.max(0, (chroma - GREY_UP_TO / 2) / GREY_UP_TO))
    const vivid = Math.min(1, Math.max(0, (chroma - 12) / (VIVID_FROM - 12)))
    const hue = ((Math.atan2(b, a) / (2 * Math.PI)) * HUES + HUES) % HUES
    const lightness = Math.min(L_BINS - 1, Math.max(0, ((picture.l[at] ?? 0) / 100) * L_BINS - 0.5))
    const [low, part] = [Math.floor(lightness), lightness - Math.floor(lightness)]
    add(low, weight * (1 - part))
    if (part > 0) add(low + 1, weight * part)

    function add(bin: number, amount: number): void {
      const base = bin * (1 + HUES * 2)
      histogram[base] = (histogram[base] ?? 0) + amount * (1 - colourful)
      const nearest = Math.floor(hue)
      addHue(base, nearest % HUES, amount * colourful * (nearest + 1 - hue))
      addHue(base, (nearest + 1) % HUES, amount * colourful * (hue - nearest))
    }

    function addHue(base: number, bin: number, amount: number): void {
      const place = base + 1 + bin * 2
      histogram[place] = (histogram[place] ?? 0) + amount * (1 - vivid)
      histogram[place + 1] = (histogram[place + 1] ?? 0) + amount * vivid
    }
  }
  return histogram.map(Math.sqrt)
}
