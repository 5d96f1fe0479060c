/** One measured figure. `isMet`: whether its target is met; null without a target. */
export type Figure = { what: string; value: string; aim?: string; isMet?: boolean | null }

/** Prints figures as a small table: name, value, target, and whether it is met. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  for (const { what, value, aim = '', isMet = null } of figures) {
    const mark = isMet === null ? '' : isMet ? 'ok' : 'MISSED'
    console.log(`  ${what.padEnd(52)} ${value.padStart(22)}   ${aim.padEnd(12)} ${mark}`.trimEnd())
  }
}

export function atMost(what: string, value: number, most: number, unit: string, digits = 1): Figure {
  return { what, value: `${value.toFixed(digits)} ${unit}`, aim: `≤ ${most} ${unit}`, isMet: value <= most }
}

export function atLeast(what: string, value: number, least: number, unit: string, digits = 2): Figure {
  const suffix = unit && ` ${unit}`
  return { what, value: value.toFixed(digits) + suffix, aim: `≥ ${least}${suffix}`, isMet: value >= least }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
