import type { Dimensions } from './product-attributes.ts'

export const SIZE_ORDERS = ['width-depth-height', 'width-height-depth', 'height-width-depth'] as const
export type SizeOrder = (typeof SIZE_ORDERS)[number]

export const LENGTH_UNITS = ['cm', 'mm', 'm', 'in', 'ft'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** How a catalogue writes sizes without explicit axes or units; null ignores such sizes. */
export type SizeConventions = {
  /** The axis order of three numbers without labels, as in `120 x 60 x 75 cm`. */
  readonly order: SizeOrder | null
  /** The unit of numbers without one. */
  readonly unit: LengthUnit | null
}

/** `ambiguous`: some sizes have no stated axis or unit. */
export type SizesResult =
  | { readonly kind: 'read'; readonly dimensions: Partial<Dimensions> }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'none' }

/**
 * Reads the size of a product from text in any of the five languages: `W 120 × D 60 × H 75 cm`,
 * `Breite/Höhe/Tiefe: 120/75/60 cm`, `47 1/4" W`, `Ø 40 cm`. Returns centimeters with one decimal. The first value of
 * each axis counts.
 */
export function readSizes(text: string, conventions: SizeConventions): SizesResult {
  const measures = withUnits(findMeasures(text), conventions.unit)
  const labelled = measures.filter(({ axis }) => axis !== null)
  const isTrusted = labelled.length > 1 || labelled.some(({ isWord }) => isWord)
  if (isTrusted) return toResult(labelled, false)
  const run = measures.filter(({ isInRun }) => isInRun)
  if (run.length === 0) return { kind: 'none' }
  if (run.length !== 3 || conventions.order === null) return { kind: 'ambiguous' }
  const axes = conventions.order.split('-') as Axis[]
  return toResult(
    run.map((measure, index) => ({ ...measure, axis: axes[index] ?? null })),
    true,
  )
}

type Axis = 'width' | 'depth' | 'height' | 'length' | 'diameter' | 'seatHeight' | 'armHeight'
type Measure = {
  value: number
  unit: LengthUnit | null
  axis: Axis | null
  /** Whether the label is a word, not an ambiguous single letter. */
  isWord: boolean
  /** Whether a × joins the measure to a neighboring one. */
  isInRun: boolean
}

const CM_PER_UNIT: Readonly<Record<LengthUnit, number>> = { cm: 1, mm: 0.1, m: 100, in: 2.54, ft: 30.48 }

/** No product is larger, so a larger number is not a size. */
const SIZE_CAP_CM = 2000

// biome-ignore format: reads as a table
const WORDS: Readonly<Record<Exclude<Axis, 'armHeight'>, string>> = {
  width: 'w width wide b breite breit larghezza largh ancho anchura largeur larg',
  depth: 'd depth deep t tiefe tief profondità profondita prof p profondeur profundidad fondo',
  height: 'h height high tall höhe hoehe hoch altezza alto alt altura hauteur haut',
  length: 'l length long länge laenge lang lunghezza lungh longueur largo longitud',
  diameter: 'ø dia diam diameter diametro diámetro diamètre durchmesser',
  seatHeight: 'sitzhöhe sitzhoehe',
}
const AXES = new Map(
  Object.entries(WORDS).flatMap(([axis, words]) => words.split(' ').map((word) => [word, axis as Axis])),
)
const UNITS = new Map<string, LengthUnit>(
  Object.entries({
    cm: 'cm centimeters centimetres zentimeter centimetri centimètres centímetros',
    mm: 'mm millimeter millimeters millimetres millimetri',
    m: 'm meters metres',
    in: 'in inch inches zoll pollici pouces pulgadas " ″ ”',
    ft: 'ft feet',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit as LengthUnit] as const)),
)
const SEAT = new Set(['seat', 'seduta', 'asiento', 'assise'])
const ARM = new Set(['arm', 'armrest', 'bracciolo', 'brazo', 'accoudoir'])
/** Words for accessories and parts: a number after such a word is skipped. */
const ACCESSORY_WORDS = new Set([
  ...['cable', 'cord', 'kabel', 'cavo', 'câble', 'package', 'packaging', 'verpackung', 'carton', 'imballo'],
  ...['wears', 'wearing', 'chest', 'bust', 'waist', 'sleeve', 'inseam', 'fits'],
])
const FILLERS = new Set(': = ( ) . / x × * de del di d ca circa approx about env of total overall'.split(' '))
const TOKEN = /\d{1,5}(?:[.,]\d{1,3})?(?:\s\d\/\d{1,2}|[½¼¾])?|\p{L}+|[^\s\p{L}\d]/gu

/** Reads the words once, in linear time. */
function findMeasures(text: string): Measure[] {
  const tokens = withLabelsFirst(text.toLowerCase()).match(TOKEN) ?? []
  const measures: Measure[] = []
  let labels: { axis: Axis; isWord: boolean }[] = []
  let part: 'seatHeight' | 'armHeight' | null = null
  let headingUnit: LengthUnit | null = null
  let last: Measure | null = null
  let isJoined = false
  let isAccessory = false
  tokens.forEach((token, index) => {
    const unit = UNITS.get(token)
    const axis = AXES.get(token)
    if (/^\d/.test(token)) {
      const value = toNumber(token, tokens[index + 1])
      const label = labels.shift()
      const measure = {
        value,
        unit: headingUnit,
        axis: label?.axis ?? null,
        isWord: label?.isWord ?? false,
        isInRun: isJoined,
      }
      if (isJoined && last) last.isInRun = true
      if (!Number.isNaN(value) && !isAccessory) measures.push(measure)
      last = measure
      isJoined = false
      isAccessory = false
    } else if (unit && last && isUnitOfLast(tokens, index)) last.unit = unit
    else if (unit && unit !== 'm' && token !== 'in') headingUnit = unit
    else if (SEAT.has(token) || ARM.has(token)) {
      part = SEAT.has(token) ? 'seatHeight' : 'armHeight'
      const heading = labels.at(-1)
      if (heading?.axis === 'height') heading.axis = part
    } else if (axis) {
      const isWord = token.length > 1 || token === 'ø'
      const actual: Axis = axis === 'height' && part ? part : axis
      const isAfter = last?.axis === null && labels.length === 0 && isDirectlyAfter(tokens, index)
      if (isAfter && last) Object.assign(last, { axis: actual, isWord })
      else labels.push({ axis: actual, isWord })
      part = null
    } else if (last && labels.length === 0 && /^[x×*]$/.test(token)) isJoined = true
    else if (!FILLERS.has(token)) {
      if (ACCESSORY_WORDS.has(token) || (token === 'model' && tokens[index + 1] === 'is')) isAccessory = true
      labels = []
      part = null
      isJoined = false
      if (/\p{L}/u.test(token)) last = null
    }
  })
  return measures
}

/** Reads `120 cm (W)` as `120 cm W`, `WxDxH` as `W x D x H`, and moves labels that follow three numbers before them. */
function withLabelsFirst(text: string): string {
  return text
    .replace(/(?<=\b(?:in|cm|mm))\./g, ' ')
    .replace(/(?<!\p{L})(\p{L})[x×](\p{L})[x×](\p{L})(?!\p{L})/gu, '$1 x $2 x $3')
    .replace(/\((\p{L}{1,20})\)/gu, ' $1 ')
    .replace(NUMBERS_THEN_LABELS, '$2: $1 ')
}

const NUMBERS_THEN_LABELS =
  /((?:\d[\d.,]{0,8}\s?[x×*]\s?){2}\d[\d.,]{0,8}\s?(?:cm|mm|m|inches|inch|in|["″”])?)\s?\(\s?((?:\p{L}{1,12}\s?[x×*/]\s?){2}\p{L}{1,12})\s?\)/gu

/** `120 W`, `120 cm wide`; not `120 cm, width: 60`. */
function isDirectlyAfter(tokens: readonly string[], index: number): boolean {
  const before = UNITS.has(tokens[index - 1] ?? '') ? tokens[index - 2] : tokens[index - 1]
  return /^\d/.test(before ?? '') && tokens[index + 1] !== ':' && !/^\d/.test(tokens[index + 1] ?? '')
}

/** `75 cm`, `75 H cm`. */
function isUnitOfLast(tokens: readonly string[], index: number): boolean {
  const before = AXES.has(tokens[index - 1] ?? '') ? tokens[index - 2] : tokens[index - 1]
  return /^\d/.test(before ?? '')
}

/** NaN for an ambiguous number such as 1.200, unless it is in millimeters. */
function toNumber(token: string, next: string | undefined): number {
  const [whole = '', fraction] = token.split(/\s|(?=[½¼¾])/)
  const isGrouped = /[.,]\d{3}$/.test(whole)
  if (isGrouped && (next === undefined || UNITS.get(next) !== 'mm')) return Number.NaN
  const value = Number(isGrouped ? whole.replace(/[.,]/, '') : whole.replace(',', '.'))
  return value + fractionOf(fraction)
}

function fractionOf(text: string | undefined): number {
  if (text === undefined) return 0
  const single = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[text]
  const [numerator = 0, denominator = 0] = text.split('/').map(Number)
  return single ?? (denominator > 0 ? numerator / denominator : 0)
}

/** A number without a unit takes the unit of the next number that has one, otherwise the catalogue's. */
function withUnits(measures: readonly Measure[], fallback: LengthUnit | null): Measure[] {
  return measures.map((measure, index) => {
    const stated = measures.slice(index, index + 6).find(({ unit }) => unit !== null)?.unit
    return { ...measure, unit: measure.unit ?? stated ?? fallback }
  })
}

function toResult(measures: readonly Measure[], mustBeComplete: boolean): SizesResult {
  const sizes = new Map<Axis, number>()
  for (const { axis, value, unit } of measures) {
    if (axis === null || unit === null) continue
    const centimeters = Math.round(value * CM_PER_UNIT[unit] * 10) / 10
    if (centimeters > 0 && centimeters <= SIZE_CAP_CM && !sizes.has(axis)) sizes.set(axis, centimeters)
  }
  const isOnlyLength = sizes.size === 1 && sizes.has('length')
  if (sizes.size === 0 || isOnlyLength || (mustBeComplete && sizes.size < measures.length))
    return { kind: 'ambiguous' }
  return { kind: 'read', dimensions: toDimensions(sizes) }
}

/**
 * Length and width without a depth become width and depth; a diameter becomes both. A length alone is ignored (see
 * `toResult`), since it may belong to anything, such as a strap.
 */
function toDimensions(sizes: ReadonlyMap<Axis, number>): Partial<Dimensions> {
  const [length, width, depth] = [sizes.get('length'), sizes.get('width'), sizes.get('depth')]
  const across = sizes.get('diameter')
  const isByLength = length !== undefined && depth === undefined
  const entries = {
    widthCm: (isByLength ? length : width) ?? length ?? across,
    depthCm: depth ?? (isByLength ? width : undefined) ?? across,
    heightCm: sizes.get('height'),
    seatHeightCm: sizes.get('seatHeight'),
    armHeightCm: sizes.get('armHeight'),
  }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}
