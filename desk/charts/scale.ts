/** The value at the upper line of a chart: the smallest of 1, 2, 5, 10 … or a step in between that no bar exceeds. */
export function upperLine(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return (STEPS.find((step) => step * power >= largest) ?? 10) * power
}

const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
