export type PageEntry = { key: string; number: number | null }

/** Returns the first page, the last, and those around the current one; null is a gap. */
export function pageNumbers(page: number, pageCount: number): PageEntry[] {
  const candidates = [1, page - 1, page, page + 1, pageCount].filter(
    (number) => number >= 1 && number <= pageCount,
  )
  const numbers = [...new Set(candidates)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number - 1)
    const entry = { key: String(number), number }
    if (gap === 1) return [entry]
    if (gap === 2) return [{ key: String(number - 1), number: number - 1 }, entry]
    return [{ key: `before ${number}`, number: null }, entry]
  })
}
