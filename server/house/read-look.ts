import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkitten'
import { DEFAULT_COLORS, type HouseColors, parseChannels } from '#domain/house/colors.ts'
import { DEFAULT_LOOK, type HouseLook } from '#domain/house/look.ts'
import { FAVICON_PATH } from '#domain/house/site-files.ts'
import { StartFault } from '#services/kernel/start-fault.ts'
import type { Theme } from './theme-section.ts'

export type HouseFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }
/** Files by path. Except for `/favicon.svg`, the path contains a hash of the content. */
export type HouseFiles = ReadonlyMap<string, HouseFile>

/** The font for the name if the house sets none. */
const DEFAULT_DISPLAY_FONT = '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2'
/** The letter spacing, as in `app/styles/theme.css`. */
const TRACKING_EM = 0.18

/** As fractions of the font size. */
type FontMetrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The average letter width over English text. */
  readonly averageLetterWidth: number
  /** The width of a text without kerning. */
  measureWidth(text: string): number
}

/** System fonts, and the widths of their letters in thousandths of the font size. */
const SYSTEM_FONTS = {
  serif: {
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    // Adobe's font metrics of Times Roman, from a to z, then the space.
    widths:
      '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 250',
  },
  'sans-serif': {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    widths:
      '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  },
} as const

type GenericFamily = keyof typeof SYSTEM_FONTS

const LETTERS = 'abcdefghijklmnopqrstuvwxyz '

/** The frequency of letters and space in English text, in percent. */
const FREQUENCIES = [
  6.7, 1.2, 2.3, 3.5, 10.4, 1.8, 1.6, 5, 5.7, 0.1, 0.6, 3.3, 2, 5.7, 6.2, 1.6, 0.1, 4.9, 5.2, 7.4, 2.3, 0.8,
  1.9, 0.1, 1.6, 0.1, 17.9,
]

/** Throws StartFault for a file that is missing or broken. */
export function readLook(
  folder: string,
  { name, theme }: { name: string; theme: Theme },
): { look: HouseLook; files: HouseFiles } {
  const files = new Map<string, HouseFile>()
  const add = (file: string) => {
    const bytes = readBytes(join(folder, file))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    const path = `/house/${file.replace(/\.(\w+)$/, `-${hash}.$1`)}`
    files.set(path, { bytes, type: file.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2' })
    return path
  }
  const logo =
    theme.logo === undefined ? null : { src: add(theme.logo), ...readLogoSize(join(folder, theme.logo)) }
  const favicon =
    theme.favicon === undefined
      ? createInitialIcon(name, theme.colors)
      : readBytes(join(folder, theme.favicon))
  files.set(FAVICON_PATH, { bytes: favicon, type: 'image/svg+xml' })

  const { display, text } = theme.fonts
  const faces = [display, text].flatMap(
    (font) => font?.files.map((file) => ({ font, file, path: add(file.file) })) ?? [],
  )
  const metrics = new Map(
    [display, text].flatMap((font) => (font ? [[font, readUprightMetrics(folder, font)]] : [])),
  )
  const displayMetrics = (display && metrics.get(display)) ?? readFontMetrics(resolveDefaultDisplayFont())
  const css = [
    `:root{${toCssTokens(theme, logo === null ? wordmarkWidth(name, theme, displayMetrics) : null)}}`,
    theme.titleWeight === 400 ? '' : `.font-display{font-weight:${theme.titleWeight}}`,
    ...faces.map(
      ({ font, file: { weight, style }, path }) =>
        `@font-face{font-family:"${font.family}";font-weight:${weight};font-style:${style};font-display:swap;src:url(${path}) format("woff2")}`,
    ),
    ...[...metrics].map(([font, each]) => fallbackFace(`${font.family} Fallback`, font.generic, each)),
  ].join('')
  const findFacePath = (font: Font | undefined, style: 'normal' | 'italic') =>
    faces.find((face) => face.font === font && face.file.style === style)?.path ?? null
  return {
    files,
    look: {
      colors: theme.colors,
      families: {
        display: display ? toFontStack(display) : DEFAULT_LOOK.families.display,
        text: text ? toFontStack(text) : DEFAULT_LOOK.families.text,
      },
      css,
      fonts:
        display && text
          ? {
              normal: [findFacePath(display, 'normal'), findFacePath(text, 'normal')].filter(
                (path) => path !== null,
              ),
              italic: findFacePath(display, 'italic'),
            }
          : null,
      wordmark: theme.wordmark,
      logo,
    },
  }
}

type Font = NonNullable<Theme['fonts']['display']>

/** Returns only the tokens that differ from the style sheet. */
function toCssTokens({ colors, fonts, wordmark, cornerRadius }: Theme, wordmarkEm: number | null): string {
  const [red, green, blue] = parseChannels(colors.ink)
  const isInkSet = colors.ink !== DEFAULT_COLORS.ink
  const tokens = [
    ...Object.entries(colors).flatMap(([token, color]) =>
      DEFAULT_COLORS[token as keyof HouseColors] === color ? [] : [`--color-${token}:${color}`],
    ),
    isInkSet && `--color-veil:rgb(${red} ${green} ${blue}/.28)`,
    isInkSet && `--shadow-layer:0 1.5rem 3rem -1.5rem rgb(${red} ${green} ${blue}/.18)`,
    fonts.display &&
      `--font-display:"${fonts.display.family}","${fonts.display.family} Fallback",${fonts.display.generic}`,
    fonts.text && `--font-text:"${fonts.text.family}","${fonts.text.family} Fallback",${fonts.text.generic}`,
    wordmark === 'as-written' && '--tracking-wordmark:0em',
    wordmark === 'as-written' && '--wordmark-case:none',
    wordmarkEm !== null && `--wordmark-width:${wordmarkEm.toFixed(2)}em`,
    cornerRadius !== 2 && `--radius-field:${cornerRadius}px`,
    cornerRadius !== 2 && `--radius-button:${cornerRadius}px`,
  ]
  return tokens.filter((token) => typeof token === 'string').join(';')
}

/** The name's width in its own font, so that nothing shifts when the font loads. */
function wordmarkWidth(name: string, { wordmark }: Theme, metrics: FontMetrics): number {
  if (wordmark === 'as-written') return metrics.measureWidth(name)
  const capitals = name.toUpperCase()
  return metrics.measureWidth(capitals) + capitals.length * TRACKING_EM
}

function readUprightMetrics(folder: string, { files }: Font): FontMetrics {
  const upright = files.find(({ style }) => style === 'normal')
  return readFontMetrics(join(folder, upright?.file ?? ''))
}

function toFontStack({ family, generic }: Font): string {
  const system = generic === 'serif' ? "Georgia, 'Times New Roman'" : "'Helvetica Neue', Helvetica, Arial"
  return `'${family}', ${system}, ${generic}`
}

/** The favicon of a house without one: the first letter of its name. */
function createInitialIcon(name: string, { ink, page }: HouseColors): Uint8Array<ArrayBuffer> {
  const letter = name.trim().charAt(0).toUpperCase().replace(/[<&]/, '')
  const text = `<text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20" fill="${page}">${letter}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ink}"/>${text}</svg>`
  return new TextEncoder().encode(svg)
}

function readLogoSize(path: string): { width: number; height: number } {
  const [, width, height] =
    /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(
      new TextDecoder().decode(readBytes(path)),
    ) ?? []
  if (!width || !height) throw new StartFault(`${path} has no viewBox, which gives the size of the logo.`)
  return { width: Number(width), height: Number(height) }
}

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path))
  } catch {
    throw new StartFault(`${path} cannot be read: house.json names it in its theme (docs/house.md).`)
  }
}

function resolveDefaultDisplayFont(): string {
  return createRequire(import.meta.url).resolve(DEFAULT_DISPLAY_FONT)
}

/** Reads a WOFF2, WOFF or TTF file; a variable font is measured at its default weight. */
export function readFontMetrics(path: string): FontMetrics {
  try {
    const font = create(readFileSync(path))
    if (font.isCollection) throw new Error('it is a font collection')
    const { unitsPerEm } = font
    const measureWidth = (text: string) =>
      [...text].reduce(
        (sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / unitsPerEm,
        0,
      )
    return {
      ascent: font.ascent / unitsPerEm,
      descent: -font.descent / unitsPerEm,
      lineGap: font.lineGap / unitsPerEm,
      averageLetterWidth: averageWidth((letter) => measureWidth(letter)),
      measureWidth,
    }
  } catch (error) {
    throw new StartFault(
      `${path} is not a font that can be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/**
 * A font face that renders a system font in the height and average width of a web font, so that lines hardly reflow
 * when the web font loads (CSS Fonts 5, size-adjust).
 */
export function fallbackFace(family: string, generic: GenericFamily, metrics: FontMetrics): string {
  const { local, widths } = SYSTEM_FONTS[generic]
  const byLetter = widths.split(' ').map((width) => Number(width) / 1000)
  const scale = metrics.averageLetterWidth / averageWidth((letter) => byLetter[LETTERS.indexOf(letter)] ?? 0)
  const toPercentage = (size: number) => `${((size / scale) * 100).toFixed(2)}%`
  return [
    `@font-face{font-family:"${family}"`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${(scale * 100).toFixed(2)}%`,
    `ascent-override:${toPercentage(metrics.ascent)}`,
    `descent-override:${toPercentage(metrics.descent)}`,
    `line-gap-override:${toPercentage(metrics.lineGap)}}`,
  ].join(';')
}

function averageWidth(measureWidth: (letter: string) => number): number {
  const total = FREQUENCIES.reduce((sum, frequency) => sum + frequency, 0)
  const sum = FREQUENCIES.reduce(
    (weighted, frequency, index) => weighted + frequency * measureWidth(LETTERS[index] ?? ''),
    0,
  )
  return sum / total
}
