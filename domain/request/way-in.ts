/** The minimum clearance on each side, in centimeters. */
const MARGIN_CM = 2

export type Passage = 'upright' | 'on-its-side' | 'too-narrow'

/**
 * How a piece fits through the narrowest point on the way to its room (Spec §3): upright, turned on its side, or not in
 * one piece. Null if a measurement is unknown.
 */
export function checkPassage(
  gapCm: number | null,
  { widthCm, depthCm, heightCm }: { widthCm: number | null; depthCm: number | null; heightCm: number | null },
): Passage | null {
  if (gapCm === null || widthCm === null || depthCm === null || heightCm === null) return null
  const freeCm = gapCm - 2 * MARGIN_CM
  if (Math.min(widthCm, depthCm) <= freeCm) return 'upright'
  return heightCm <= freeCm ? 'on-its-side' : 'too-narrow'
}
