/** The design colors that a house can set, as in `app/styles/theme.css`; six hexadecimal digits each. */
export const DEFAULT_COLORS = {
  page: '#ffffff',
  ink: '#1d1b18',
  muted: '#6b655c',
  hairline: '#e4e0d9',
  linen: '#f3f0ea',
  control: '#8b857b',
  accent: '#24402f',
  alert: '#9b2c1d',
  scrim: '#b5afa6',
}

export type ColorToken = keyof typeof DEFAULT_COLORS
export type HouseColors = Readonly<Record<ColorToken, string>>

/** The dark-mode colors of the desk and of emails; a house sets only the light ones. */
export const DARK_COLORS: HouseColors = {
  page: '#171512',
  ink: '#ece7df',
  muted: '#aaa397',
  hairline: '#35312b',
  linen: '#221f1b',
  control: '#7d766c',
  accent: '#a9c7b4',
  alert: '#f0a294',
  scrim: '#4a453e',
}

/** Two colors with too little contrast: `ratio` is below the minimum `least`. */
export type ContrastProblem = {
  readonly color: ColorToken
  readonly ground: ColorToken
  readonly ratio: number
  readonly least: number
}

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5
/** WCAG 2.2, 1.4.11: the outline of a control. */
const OUTLINE = 3

/** Which colors appear on which background, and their minimum contrast (WCAG 2.2 AA). */
const PAIRS: readonly (readonly [ColorToken, ColorToken, number])[] = [
  ['ink', 'page', TEXT],
  ['ink', 'linen', TEXT],
  ['ink', 'scrim', TEXT],
  ['muted', 'page', TEXT],
  ['muted', 'linen', TEXT],
  ['accent', 'page', TEXT],
  ['accent', 'linen', TEXT],
  ['accent', 'scrim', TEXT],
  ['alert', 'page', TEXT],
  ['alert', 'linen', TEXT],
  ['page', 'ink', TEXT],
  ['control', 'page', OUTLINE],
]

/** Empty if all colors have enough contrast. */
export function findContrastProblems(colors: HouseColors): ContrastProblem[] {
  return PAIRS.flatMap(([color, ground, least]) => {
    const ratio = contrastRatio(colors[color], colors[ground])
    return ratio < least ? [{ color, ground, ratio, least }] : []
  })
}

/** From 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns red, green and blue, each from 0 to 255. */
export function parseChannels(color: string): readonly [number, number, number] {
  const channelAt = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  return [channelAt(1), channelAt(3), channelAt(5)]
}

/** WCAG 2.2, "relative luminance". */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
