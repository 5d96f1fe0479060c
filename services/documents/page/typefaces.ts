import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

/**
 * The families for titles and text. Later families supply characters that the first one lacks. Other scripts are in
 * `script-faces.ts`.
 */
export const DISPLAY = ['Bodoni Moda', 'Bodoni Moda Extended', 'Noto Sans Greek', 'Noto Sans Cyrillic']
export const TEXT = ['Hanken Grotesk', 'Hanken Grotesk Extended', 'Noto Sans Greek', 'Noto Sans Cyrillic']

const FACES = [
  { family: 'Bodoni Moda', name: 'bodoni-moda', subset: 'latin', weights: [400] },
  { family: 'Bodoni Moda Extended', name: 'bodoni-moda', subset: 'latin-ext', weights: [400] },
  { family: 'Hanken Grotesk', name: 'hanken-grotesk', subset: 'latin', weights: [400, 500] },
  { family: 'Hanken Grotesk Extended', name: 'hanken-grotesk', subset: 'latin-ext', weights: [400, 500] },
  { family: 'Noto Sans Greek', name: 'noto-sans', subset: 'greek', weights: [400, 500] },
  { family: 'Noto Sans Cyrillic', name: 'noto-sans', subset: 'cyrillic', weights: [400, 500] },
]

/** Longer words are broken, because they might not fit into a column. */
const WORD_LENGTH_MAX = 30
const BREAK_EVERY = 12

/** Registers the house's typefaces from files that a PDF can embed, which must not be variable fonts or WOFF2. */
export function registerTypefaces(): void {
  const { resolve } = createRequire(import.meta.url)
  for (const { family, name, subset, weights } of FACES) {
    Font.register({
      family,
      fonts: weights.map((fontWeight) => ({
        src: resolve(`@fontsource/${name}/files/${name}-${subset}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    })
  }
  Font.registerHyphenationCallback(breakWord)
}

/** Splits a long word where it may be broken with a hyphen, but not next to an existing hyphen. */
export function breakWord(word: string): string[] {
  if (word.length <= WORD_LENGTH_MAX) return [word]
  const parts = ['']
  for (const letter of word) {
    const part = parts.at(-1) ?? ''
    if (part.length >= BREAK_EVERY && !part.endsWith('-') && letter !== '-') parts.push(letter)
    else parts[parts.length - 1] = part + letter
  }
  return parts
}
