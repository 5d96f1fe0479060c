/** The sum of the products of digits and weights, from the first on. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0)
}

/** Weights that descend to the given last one: `descending(8, 2)` is 8, 7, … 2. */
export function descending(first: number, last: number): number[] {
  return Array.from({ length: first - last + 1 }, (_, index) => first - index)
}

/** The Luhn formula over the whole number, its last digit being the check digit. */
export function passesLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0
}

/** The sum of the digits, of which each second one from the right is doubled, and counts as the sum of its own digits. */
export function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, sign, index) => {
    const product = Number(sign) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
}

/** ISO 7064 MOD 11,10 over the whole number. */
export function passesMod1110(digits: string): boolean {
  const rest = [...digits.slice(0, -1)].reduce((product, sign) => {
    const sum = (product + Number(sign)) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (rest + Number(digits.at(-1))) % 10 === 1
}

/** ISO 7064 MOD 97-10 of a text in which each letter counts as two digits (A = 10). */
export function passesMod9710(text: string): boolean {
  const rest = [...text].reduce((before, sign) => {
    const value = Number.parseInt(sign, 36)
    return (before * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
  return rest === 1
}
