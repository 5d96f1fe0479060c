/**
 * Makes a slug: lower case, letters without accents, digits, single hyphens. 'Caffè di Murano' → 'caffe-di-murano'. May
 * be empty.
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}

/** 'drawn-glass' → 'Drawn glass', 'lighting/table-lamps' → 'Table lamps'. */
export function slugToWords(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const words = last.replaceAll('-', ' ').trim() || path
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
