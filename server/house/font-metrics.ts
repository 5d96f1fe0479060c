import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { StartFault } from '#services/kernel/start-fault.ts'

/** The sizes of a font, as shares of its size. */
export type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The width of a letter on average over English text. */
  readonly letter: number
  /** The width of a text, without kerning. */
  widthOf(text: string): number
}

/** Reads a font file (WOFF2, WOFF, TTF); of a variable font its default weight. */
export function readFontMetrics(path: string): FontMetrics {
  try {
    const font = create(readFileSync(path))
    if (font.isCollection) throw new Error('a collection')
    const { unitsPerEm } = font
    const widthOf = (text: string) =>
      [...text].reduce(
        (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / unitsPerEm,
        0,
      )
    return {
      ascent: font.ascent / unitsPerEm,
      descent: -font.descent / unitsPerEm,
      lineGap: font.lineGap / unitsPerEm,
      letter: averageWidth((letter) => widthOf(letter)),
      widthOf,
    }
  } catch (error) {
    throw new StartFault(
      `${path} is not a font that can be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** The fonts that every system has in one form or another, with the average width of their letters. */
const SYSTEM_FONTS = {
  serif: {
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    // Adobe's font metrics of Times Roman, by letter from a to z, then the space.
    widths:
      '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 250',
  },
  'sans-serif': {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    widths:
      '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  },
} as const

export type GenericFamily = keyof typeof SYSTEM_FONTS

/**
 * A face that renders a system font in the height and average width of another, so that hardly a line breaks
 * differently when that one arrives (CSS Fonts 5, size-adjust).
 */
export function fallbackFace(family: string, generic: GenericFamily, metrics: FontMetrics): string {
  const { local, widths } = SYSTEM_FONTS[generic]
  const byLetter = widths.split(' ').map((width) => Number(width) / 1000)
  const scale = metrics.letter / averageWidth((letter) => byLetter[LETTERS.indexOf(letter)] ?? 0)
  const share = (size: number) => `${((size / scale) * 100).toFixed(2)}%`
  return [
    `@font-face{font-family:"${family}"`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${(scale * 100).toFixed(2)}%`,
    `ascent-override:${share(metrics.ascent)}`,
    `descent-override:${share(metrics.descent)}`,
    `line-gap-override:${share(metrics.lineGap)}}`,
  ].join(';')
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz '
/** How often each of them occurs in English text, in percent of the letters and the spaces. */
const FREQUENCIES = [
  6.7, 1.2, 2.3, 3.5, 10.4, 1.8, 1.6, 5, 5.7, 0.1, 0.6, 3.3, 2, 5.7, 6.2, 1.6, 0.1, 4.9, 5.2, 7.4, 2.3, 0.8,
  1.9, 0.1, 1.6, 0.1, 17.9,
]

function averageWidth(widthOf: (letter: string) => number): number {
  const total = FREQUENCIES.reduce((sum, frequency) => sum + frequency, 0)
  return FREQUENCIES.reduce((sum, frequency, at) => sum + frequency * widthOf(LETTERS[at] ?? ''), 0) / total
}
