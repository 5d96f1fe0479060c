import { splitWords } from '../word-match.ts'
import { WORDS } from '../words/words.ts'
import type { Sides } from './shape-facts.ts'

/** The factor that makes a piece very small or very large for its kind. */
const VERY_FACTOR = 0.75

/** The side that makes a piece small or large. */
type Side = 'width' | 'height' | 'longest'

/** Centimeters. */
type SizeLimits = {
  readonly by: Side
  readonly smallTo: number
  readonly largeFrom: number
  readonly tallFrom?: number
  readonly lowTo?: number
}

/** Limits by kind; a piece's most specific kind counts. */
const SIZE_LIMITS: Readonly<Record<string, SizeLimits>> = {
  sofa: { by: 'width', smallTo: 172, largeFrom: 220, lowTo: 75 },
  armchair: { by: 'width', smallTo: 76, largeFrom: 88, tallFrom: 100, lowTo: 74 },
  daybed: { by: 'width', smallTo: 180, largeFrom: 210 },
  chair: { by: 'width', smallTo: 52, largeFrom: 60, tallFrom: 90 },
  stool: { by: 'height', smallTo: 45, largeFrom: 65, tallFrom: 60, lowTo: 46 },
  pouf: { by: 'longest', smallTo: 56, largeFrom: 80, lowTo: 43 },
  bench: { by: 'width', smallTo: 130, largeFrom: 160 },
  bed: { by: 'width', smallTo: 150, largeFrom: 185 },
  'dining-table': { by: 'longest', smallTo: 140, largeFrom: 200 },
  'coffee-table': { by: 'longest', smallTo: 97, largeFrom: 123, lowTo: 35 },
  'side-table': { by: 'longest', smallTo: 48, largeFrom: 58, tallFrom: 53, lowTo: 46 },
  console: { by: 'width', smallTo: 118, largeFrom: 135 },
  desk: { by: 'width', smallTo: 135, largeFrom: 180 },
  sideboard: { by: 'width', smallTo: 150, largeFrom: 190, lowTo: 72 },
  cabinet: { by: 'height', smallTo: 100, largeFrom: 135, tallFrom: 130 },
  bookcase: { by: 'width', smallTo: 90, largeFrom: 150, tallFrom: 185, lowTo: 100 },
  drawers: { by: 'width', smallTo: 60, largeFrom: 110, tallFrom: 120, lowTo: 90 },
  nightstand: { by: 'width', smallTo: 46, largeFrom: 55 },
  wardrobe: { by: 'width', smallTo: 110, largeFrom: 140, tallFrom: 200 },
  'floor-lamp': { by: 'height', smallTo: 130, largeFrom: 165, tallFrom: 160 },
  'table-lamp': { by: 'height', smallTo: 45, largeFrom: 60, tallFrom: 55, lowTo: 46 },
  pendant: { by: 'width', smallTo: 32, largeFrom: 60 },
  chandelier: { by: 'width', smallTo: 65, largeFrom: 100 },
  'wall-light': { by: 'width', smallTo: 20, largeFrom: 45 },
  lantern: { by: 'height', smallTo: 40, largeFrom: 80, tallFrom: 60 },
  mirror: { by: 'longest', smallTo: 40, largeFrom: 100, tallFrom: 140 },
  clock: { by: 'longest', smallTo: 22, largeFrom: 60, tallFrom: 60 },
  rug: { by: 'longest', smallTo: 200, largeFrom: 270 },
  vase: { by: 'height', smallTo: 25, largeFrom: 40, tallFrom: 39, lowTo: 20 },
  bottle: { by: 'height', smallTo: 25, largeFrom: 40, tallFrom: 35 },
  bowl: { by: 'width', smallTo: 20, largeFrom: 40, lowTo: 9 },
  tray: { by: 'longest', smallTo: 35, largeFrom: 48 },
  box: { by: 'width', smallTo: 25, largeFrom: 35 },
  sculpture: { by: 'height', smallTo: 20, largeFrom: 35 },
  candleholder: { by: 'height', smallTo: 20, largeFrom: 45, tallFrom: 40 },
  carafe: { by: 'height', smallTo: 25, largeFrom: 30, tallFrom: 28 },
  platter: { by: 'longest', smallTo: 25, largeFrom: 40 },
  plate: { by: 'longest', smallTo: 22, largeFrom: 45 },
  glass: { by: 'height', smallTo: 14, largeFrom: 22, tallFrom: 22 },
  'cake-stand': { by: 'height', smallTo: 15, largeFrom: 25, tallFrom: 25 },
  teapot: { by: 'height', smallTo: 14, largeFrom: 22 },
  lounger: { by: 'longest', smallTo: 180, largeFrom: 210 },
}

/** Limits within a whole group, for some sizes: a small dining table is not a `small table`. */
const GROUP_LIMITS: Readonly<Record<string, SizeLimits & { readonly sizes: readonly string[] }>> = {
  table: { by: 'longest', smallTo: 70, largeFrom: 200, sizes: ['size:small', 'size:large'] },
  lamp: { by: 'height', smallTo: 45, largeFrom: 150, tallFrom: 140, sizes: ['size:tall'] },
}

/** The minimum width of each bed size in centimeters; frames are wider than their mattresses. */
const BED_SIZES = { single: 80, queen: 160, king: 190 } as const

export function sizeFacts(kinds: readonly string[], named: readonly string[], sides: Sides): string[] {
  const words = named.filter((fact) => fact.startsWith('size:') || fact.startsWith('~size:'))
  const kind = kinds.find((each) => each in SIZE_LIMITS)
  const limits = kind ? SIZE_LIMITS[kind] : undefined
  const isNamed = words.some((fact) => fact === 'size:small' || fact === 'size:large')
  const own = limits ? relativeSizes(limits, sides) : []
  const group = kinds.flatMap((each) => GROUP_LIMITS[each] ?? [])[0]
  const measured = (group ? weightSizes(own, relativeSizes(group, sides), group.sizes) : own).filter(
    (fact) => !isNamed || !/small|large/.test(fact),
  )
  return [...words, ...measured, ...proportions(sides, kinds)]
}

/** A piece that is only small for its kind matches in part: a small dining table is not a small table. */
function weightSizes(
  own: readonly string[],
  amongAll: readonly string[],
  sizes: readonly string[],
): string[] {
  const bare = (fact: string) => fact.replace(/^[+]/, '')
  const all = amongAll.map(bare).filter((fact) => sizes.includes(fact))
  const ownSizes = own.map(bare)
  return [
    ...own.map((fact) =>
      sizes.includes(bare(fact)) ? `${all.includes(bare(fact)) ? '+' : '~'}${bare(fact)}` : fact,
    ),
    ...all.filter((fact) => !ownSizes.includes(fact)),
  ]
}

function relativeSizes(limits: SizeLimits, { widthCm, heightCm, depthCm }: Sides): string[] {
  const sizes = {
    width: widthCm,
    height: heightCm,
    longest: Math.max(widthCm ?? 0, depthCm ?? 0, isFlat(limits) ? 0 : (heightCm ?? 0)),
  }
  const size = sizes[limits.by] ?? 0
  if (size === 0) return []
  const height = heightCm ?? 0
  return [
    size <= limits.smallTo * VERY_FACTOR ? '+size:small' : size <= limits.smallTo ? 'size:small' : [],
    size >= limits.largeFrom / VERY_FACTOR ? '+size:large' : size >= limits.largeFrom ? 'size:large' : [],
    limits.tallFrom !== undefined && height >= limits.tallFrom
      ? [height >= limits.tallFrom / VERY_FACTOR ? '+size:tall' : 'size:tall']
      : [],
    limits.lowTo !== undefined && height > 0 && height <= limits.lowTo ? 'size:low' : [],
  ].flat()
}

/** Tables and trays are measured from above. */
function isFlat({ by, tallFrom }: SizeLimits): boolean {
  return by === 'longest' && tallFrom === undefined
}

/** Facts about long, narrow and full-length pieces. */
function proportions({ widthCm, heightCm, depthCm }: Sides, kinds: readonly string[]): string[] {
  const [width, depth, height] = [widthCm ?? 0, depthCm ?? 0, heightCm ?? 0]
  if (width === 0) return []
  const [short, long] = [Math.min(width, depth), Math.max(width, depth)]
  const isFurniture = long >= 100 || height >= 100
  return [
    short > 0 && long >= short * 2 && isFurniture ? 'size:long' : [],
    width >= 150 ? 'size:wide' : [],
    isFurniture && short > 0 && (short <= 42 || (height > 0 && width <= height / 2)) ? 'size:narrow' : [],
    kinds.includes('mirror') && height >= 150 ? 'size:full-height' : [],
  ].flat()
}

/** The width of a sofa, and the length of a table's edge, per person in centimeters. */
const SEAT_CM = 70
const PLACE_CM = 60

/** The number of people, the mattress size, and the number of pieces in a set. */
export function seatFacts(kinds: readonly string[], title: string, sides: Sides): string[] {
  const words = splitWords(title)
  return [
    ...(kinds.includes('sofa') ? sofaSeats(words, sides) : []),
    ...(kinds.includes('dining-table') || kinds.includes('conference-table') ? tableSeats(sides) : []),
    ...(kinds.includes('bed') ? bedSizes(sides) : []),
    ...readSetSize(words),
  ]
}

function sofaSeats(words: readonly string[], { widthCm }: Sides): string[] {
  const text = words.join(' ')
  if (/\b(?:two|2) seat/.test(text) || words.includes('settee')) return ['seats:2']
  if (/\b(?:three|3) seat/.test(text)) return ['seats:3']
  const width = widthCm ?? 0
  if (width === 0) return []
  const seats = Math.floor((width - 30) / SEAT_CM)
  return seats >= 3 ? [`seats:${seats}`, ...(seats > 3 ? ['~seats:3'] : [])] : ['seats:2']
}

function tableSeats({ widthCm, depthCm }: Sides): string[] {
  const [width, depth] = [widthCm ?? 0, depthCm ?? 0]
  if (width === 0 || depth === 0) return []
  const isRound = Math.abs(width - depth) <= width * 0.03
  const most = isRound ? Math.floor((Math.PI * width) / PLACE_CM) : 2 * Math.floor(width / PLACE_CM) + 2
  const comfortable = [most, most - 1, most - 2].filter((count) => count > 1)
  return [
    ...comfortable.map((count) => `seats:${count}`),
    ...[most - 3, most - 4].filter((count) => count > 1).map((count) => `~seats:${count}`),
  ]
}

function bedSizes({ widthCm }: Sides): string[] {
  const width = widthCm ?? 0
  if (width >= BED_SIZES.king) return ['bed:king', '~bed:queen', 'bed:double']
  if (width >= BED_SIZES.queen) return ['bed:queen', 'bed:double']
  return width >= BED_SIZES.single ? ['bed:single'] : []
}

/** `set of four`, `pair`, `four pieces`. */
function readSetSize(words: readonly string[]): string[] {
  const numerals = WORDS.en.grammar.numerals.split(', ')
  return words.flatMap((word, index) => {
    if (word === 'pair') return ['set:2']
    const number = numerals.indexOf(word) + 1
    const isSet = (words[index - 2] === 'set' && words[index - 1] === 'of') || words[index + 1] === 'pieces'
    return number > 0 && isSet ? [`set:${number}`] : []
  })
}
