import { wordsOf } from '../word-match.ts'
import { NUMERALS } from '../words/seat-words.ts'
import type { Sides } from './shape-facts.ts'
import { BED_SIZES, GROUP_LIMITS, SIZE_LIMITS, type SizeLimits } from './size-limits.ts'

/** Far below or above the limit of its kind. */
const VERY = 0.75

/** Sizes relative to the kind of a piece, and those that its words name. */
export function sizeFacts(kinds: readonly string[], named: readonly string[], sides: Sides): string[] {
  const words = named.filter((fact) => fact.startsWith('size:') || fact.startsWith('~size:'))
  const kind = kinds.find((each) => each in SIZE_LIMITS)
  const limits = kind ? SIZE_LIMITS[kind] : undefined
  const isNamed = words.some((fact) => fact === 'size:small' || fact === 'size:large')
  const own = limits ? relative(limits, sides) : []
  const group = kinds.flatMap((each) => GROUP_LIMITS[each] ?? [])[0]
  const measured = (group ? weighed(own, relative(group, sides), group.sizes) : own).filter(
    (fact) => !isNamed || !/small|large/.test(fact),
  )
  return [...words, ...measured, ...proportions(sides, kinds)]
}

/** What is small for its kind only is so in part: a small dining table is no small table. */
function weighed(own: readonly string[], amongAll: readonly string[], sizes: readonly string[]): string[] {
  const bare = (fact: string) => fact.replace(/^[+]/, '')
  const all = amongAll.map(bare).filter((fact) => sizes.includes(fact))
  const known = own.map(bare)
  return [
    ...own.map((fact) =>
      sizes.includes(bare(fact)) ? `${all.includes(bare(fact)) ? '+' : '~'}${bare(fact)}` : fact,
    ),
    ...all.filter((fact) => !known.includes(fact)),
  ]
}

function relative(limits: SizeLimits, { widthCm, heightCm, depthCm }: Sides): string[] {
  const sizes = {
    width: widthCm,
    height: heightCm,
    longest: Math.max(widthCm ?? 0, depthCm ?? 0, isFlat(limits) ? 0 : (heightCm ?? 0)),
  }
  const size = sizes[limits.by] ?? 0
  if (size === 0) return []
  const height = heightCm ?? 0
  return [
    size <= limits.smallTo * VERY ? '+size:small' : size <= limits.smallTo ? 'size:small' : [],
    size >= limits.largeFrom / VERY ? '+size:large' : size >= limits.largeFrom ? 'size:large' : [],
    limits.tallFrom !== undefined && height >= limits.tallFrom
      ? [height >= limits.tallFrom / VERY ? '+size:tall' : 'size:tall']
      : [],
    limits.lowTo !== undefined && height > 0 && height <= limits.lowTo ? 'size:low' : [],
  ].flat()
}

/** Tables and trays are measured from above. */
function isFlat({ by, tallFrom }: SizeLimits): boolean {
  return by === 'longest' && tallFrom === undefined
}

/** Long and narrow pieces, and those of full height. */
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

/** Centimeters of a sofa or a table for each person, and what the arms and ends take. */
const SEAT = 70
const PLACE = 60

/** How many people it is for, which mattress it is for, and how many there are of it. */
export function seatFacts(kinds: readonly string[], title: string, sides: Sides): string[] {
  const words = wordsOf(title)
  return [
    ...(kinds.includes('sofa') ? sofaSeats(words, sides) : []),
    ...(kinds.includes('dining-table') || kinds.includes('conference-table') ? tableSeats(sides) : []),
    ...(kinds.includes('bed') ? bedSizes(sides) : []),
    ...setOf(words),
  ]
}

function sofaSeats(words: readonly string[], { widthCm }: Sides): string[] {
  const text = words.join(' ')
  if (/\b(?:two|2) seat/.test(text) || words.includes('settee')) return ['seats:2']
  if (/\b(?:three|3) seat/.test(text)) return ['seats:3']
  const width = widthCm ?? 0
  if (width === 0) return []
  const seats = Math.floor((width - 30) / SEAT)
  return seats >= 3 ? [`seats:${seats}`, ...(seats > 3 ? ['~seats:3'] : [])] : ['seats:2']
}

function tableSeats({ widthCm, depthCm }: Sides): string[] {
  const [width, depth] = [widthCm ?? 0, depthCm ?? 0]
  if (width === 0 || depth === 0) return []
  const isRound = Math.abs(width - depth) <= width * 0.03
  const most = isRound ? Math.floor((Math.PI * width) / PLACE) : 2 * Math.floor(width / PLACE) + 2
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
function setOf(words: readonly string[]): string[] {
  const numerals = NUMERALS.en.split(', ')
  return words.flatMap((word, at) => {
    if (word === 'pair') return ['set:2']
    const number = numerals.indexOf(word) + 1
    const isSet = (words[at - 2] === 'set' && words[at - 1] === 'of') || words[at + 1] === 'pieces'
    return number > 0 && isSet ? [`set:${number}`] : []
  })
}
