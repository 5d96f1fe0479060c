const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

const PLAIN = /^[a-z0-9 ]*$/

/** Normalizes a text for comparison: lower case, without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The folded words of a text: runs of letters and digits. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The codes in a text, without separators: `OFB-NUV.001` is found both by its parts and as `ofbnuv001`. */
export function extractCodes(text: string): string[] {
  if (!/\d/.test(text)) return []
  // Only matched from the start of a word, since matching from every letter would take quadratic time for a long word.
  const joined = fold(text).match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-_./][\p{L}\p{N}]+)+/gu) ?? []
  return joined.filter((code) => /\d/.test(code)).map((code) => code.replace(/[-_./]/g, ''))
}
