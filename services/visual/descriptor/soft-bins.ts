/** Distributes a value between the two nearest of `count` bins, whose centers are at 0, 1, 2 and so on. */
export function spread(position: number, count: number, add: (bin: number, share: number) => void): void {
  const clamped = Math.min(count - 1, Math.max(0, position))
  const low = Math.floor(clamped)
  const fraction = clamped - low
  add(low, 1 - fraction)
  if (fraction > 0) add(low + 1, fraction)
}
