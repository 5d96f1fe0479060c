import type { Currency } from '../../money/money.ts'
import { endOf, type Grammar, type Side, startOf } from './grammar.ts'
import type { Token } from './query-tokens.ts'

/**
 * A price limit in units of its currency, or a dimension limit in its unit. Null means the visitor's country decides.
 */
export type Limit = {
  readonly side: 'price' | Side | 'any'
  readonly min: number | null
  readonly max: number | null
  readonly currency: Currency | null
  readonly centimeters: number | null
  /** Several dimensions, as in `60 x 90`, or a single approximate length; otherwise empty. */
  readonly sizes: readonly number[]
  readonly at: readonly number[]
}

/** The number of people or pieces, as a fact: `seats:6`, `set:4`. */
export type Count = { readonly fact: string; readonly isSofa: boolean; readonly at: readonly number[] }

const CURRENCY_WORDS: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  dollari: 'USD',
  dolares: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  sterling: 'GBP',
  sterline: 'GBP',
  libras: 'GBP',
  pfund: 'GBP',
  livres: 'GBP',
}

const CM_PER_UNIT: Readonly<Record<string, number>> = {
  cm: 1,
  centimeter: 1,
  centimeters: 1,
  centimetre: 1,
  centimetres: 1,
  zentimeter: 1,
  centimetri: 1,
  centimetros: 1,
  mm: 0.1,
  m: 100,
  meter: 100,
  meters: 100,
  metre: 100,
  metres: 100,
  metri: 100,
  metro: 100,
  metros: 100,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
  '"': 2.54,
  '″': 2.54,
  '”': 2.54,
  zoll: 2.54,
  pollici: 2.54,
  pulgadas: 2.54,
  pouces: 2.54,
  ft: 30.48,
  feet: 30.48,
  foot: 30.48,
  fuss: 30.48,
}

export function isUnit(word: string): boolean {
  return Object.hasOwn(CURRENCY_WORDS, word) || Object.hasOwn(CM_PER_UNIT, word)
}

const SEATERS = ['seater', 'seaters', 'posti', 'plazas', 'sitzer', 'places', 'seat']
const RANGE_SIGNS = ['-', '–', 'to', 'bis', 'a', 'y', 'e', 'and', 'und', 'et', 'hasta']
const TIMES = ['x', '×', 'by', 'per', 'por', 'mal', 'sur']

/** The maximum number of people at a table. */
const PEOPLE_MAX = 24

/** A length without a limit matches within this tolerance, as a share. */
const ABOUT_SHARE = 0.08

export function readNumbers(
  tokens: readonly Token[],
  grammar: Grammar,
): { limits: Limit[]; counts: Count[] } {
  const limits: Limit[] = []
  const counts: Count[] = []
  const used = new Set<number>()
  tokens.forEach((_, index) => {
    if (used.has(index)) return
    const result =
      readMeasures(tokens, index) ?? readLimit(tokens, index, grammar) ?? readCount(tokens, index, grammar)
    if (!result || result.at.some((each) => used.has(each))) return
    for (const each of result.at) used.add(each)
    if ('side' in result) limits.push(result)
    else counts.push(result)
  })
  return { limits, counts }
}

type Amount = {
  value: number
  currency: Currency | null
  centimeters: number | null
  from: number
  to: number
}

function amountAt(tokens: readonly Token[], index: number): Amount | null {
  const value = tokens[index]?.value ?? null
  if (value === null) return null
  const before = CURRENCY_WORDS[tokens[index - 1]?.word ?? '']
  const isThousand = tokens[index + 1]?.word === 'k'
  const next = index + (isThousand ? 2 : 1)
  const unit = tokens[next]?.word ?? ''
  const after = Object.hasOwn(CURRENCY_WORDS, unit) ? CURRENCY_WORDS[unit] : undefined
  const length = Object.hasOwn(CM_PER_UNIT, unit) ? (CM_PER_UNIT[unit] ?? null) : null
  const currency = before ?? after ?? null
  return {
    value: isThousand ? value * 1000 : value,
    currency,
    centimeters: currency === null ? length : null,
    from: before ? index - 1 : index,
    to: !before && (after || length !== null) ? next + 1 : next,
  }
}

function readLimit(tokens: readonly Token[], index: number, grammar: Grammar): Limit | null {
  const first = amountAt(tokens, index)
  if (!first) return null
  const pair = secondOf(tokens, first)
  const last = pair ?? first
  const centimeters = last.centimeters ?? first.centimeters
  const currency = last.currency ?? first.currency
  const compared = centimeters !== null && !pair ? comparedTo(tokens, first.from, grammar) : null
  const relation = compared ?? relationOf(tokens, first.from, grammar, pair !== null)
  const side = compared
    ? { name: compared.side, from: compared.from, to: last.to }
    : sideOf(tokens, relation?.from ?? first.from, last.to, grammar)
  const isPlain = currency === null && centimeters === null && side === null
  if (isPlain && !pair && (relation === null || relation.kind === 'about')) return null
  if (isPlain && first.value <= PEOPLE_MAX && readCount(tokens, index, grammar)) return null
  const isMoney = currency !== null || (centimeters === null && side === null)
  const kind = relation?.kind ?? (pair ? 'between' : isMoney ? 'below' : 'about')
  const [min, max] = boundsOf(kind, first.value, pair?.value ?? null)
  return {
    side: isMoney ? 'price' : (side?.name ?? 'any'),
    min,
    max,
    currency,
    centimeters: isMoney ? null : centimeters,
    sizes: !isMoney && kind === 'about' ? [first.value] : [],
    at: span(
      Math.min(relation?.from ?? first.from, side?.from ?? first.from),
      Math.max(last.to, side?.to ?? last.to),
    ),
  }
}

/** Mattress widths in centimeters. */
const MATTRESSES: Readonly<Record<number, string>> = {
  80: 'single',
  90: 'single',
  100: 'single',
  120: 'single',
  140: 'double',
  150: 'queen',
  160: 'queen',
  180: 'king',
  193: 'king',
  200: 'king',
}

/** In `180 x 90 cm` the longest side is the width or length; `160x200` is a bed. */
function readMeasures(tokens: readonly Token[], index: number): Limit | Count | null {
  const first = amountAt(tokens, index)
  const second = first && TIMES.includes(tokens[first.to]?.word ?? '') ? amountAt(tokens, first.to + 1) : null
  if (!first || !second) return null
  const third = TIMES.includes(tokens[second.to]?.word ?? '') ? amountAt(tokens, second.to + 1) : null
  const last = third ?? second
  const [short, long] = [Math.min(first.value, second.value), Math.max(first.value, second.value)]
  const mattress = MATTRESSES[short]
  if (mattress && long >= 190 && long <= 220 && !third)
    return { fact: `bed:${mattress}`, isSofa: false, at: span(index, last.to) }
  const [min, max] = approximateRange(long)
  return {
    side: 'any',
    min,
    max,
    currency: null,
    centimeters: last.centimeters ?? first.centimeters,
    sizes: [first.value, second.value, ...(third ? [third.value] : [])],
    at: span(index, last.to),
  }
}

type RelationKind = 'below' | 'above' | 'about' | 'between'

function boundsOf(kind: RelationKind, one: number, other: number | null): [number | null, number | null] {
  if (other !== null) return [Math.min(one, other), Math.max(one, other)]
  if (kind === 'below') return [null, one]
  if (kind === 'above') return [one, null]
  return approximateRange(one)
}

/** The range that counts as approximately this length. */
export function approximateRange(value: number): [number, number] {
  return [value * (1 - ABOUT_SHARE), value * (1 + ABOUT_SHARE)]
}

/** The second number of `500-1000`, `500 to 1000 euro`, `between 500 and 1000`. */
function secondOf(tokens: readonly Token[], first: Amount): Amount | null {
  const sign = tokens[first.to]
  if (!sign || !RANGE_SIGNS.includes(sign.word)) return null
  const index = CURRENCY_WORDS[tokens[first.to + 1]?.word ?? ''] ? first.to + 2 : first.to + 1
  const second = amountAt(tokens, index)
  return second && second.value > first.value ? second : null
}

function relationOf(tokens: readonly Token[], to: number, grammar: Grammar, isPair: boolean) {
  const before = (list: Grammar['below'], kind: RelationKind) => {
    const from = startOf(list, tokens, to)
    return from === null ? null : { kind, from }
  }
  const between = before(grammar.between, 'between')
  if (isPair) return between ?? before(grammar.above, 'between')
  const matches = [
    before(grammar.below, 'below'),
    before(grammar.above, 'above'),
    before(grammar.about, 'about'),
  ]
  return matches.filter((each) => each !== null).sort((one, other) => one.from - other.from)[0] ?? null
}

/** Reads `lower than 1 m` and `più largo di 120 cm`. */
function comparedTo(tokens: readonly Token[], to: number, { compared }: Grammar) {
  const matches = compared.flatMap(({ side, kind, words }) => {
    const from = startOf(words, tokens, to)
    return from === null ? [] : [{ side, kind, from }]
  })
  // The longest match wins: `not higher than` is not `higher than`.
  return matches.sort((one, other) => one.from - other.from)[0] ?? null
}

/** `40 cm high`, `height 40 cm`, `max height 40`. */
function sideOf(tokens: readonly Token[], from: number, to: number, { sides }: Grammar) {
  for (const name of ['height', 'width', 'length', 'depth'] as const) {
    const end = endOf(sides[name], tokens, to)
    if (end !== null) return { name, from, to: end }
  }
  for (const name of ['height', 'width', 'length', 'depth'] as const) {
    const start = startOf(sides[name], tokens, from)
    if (start !== null) return { name, from: start, to }
  }
  return null
}

/** `for six`, `6 seater`, `set of 4`. */
function readCount(tokens: readonly Token[], index: number, grammar: Grammar): Count | null {
  const token = tokens[index]
  if (!token) return null
  const value = token.value ?? grammar.numeral(token.word)
  if (value === null || !Number.isInteger(value) || value < 1 || value > PEOPLE_MAX) return null
  const following = tokens[index + 1]?.word ?? ''
  if (Object.hasOwn(CM_PER_UNIT, following) || TIMES.includes(following)) return null
  const setFrom = startOf(grammar.sets, tokens, index)
  const setTo = endOf(grammar.sets, tokens, tokens[index + 1]?.word === '-' ? index + 2 : index + 1)
  if (setFrom !== null || setTo !== null) {
    return { fact: `set:${value}`, isSofa: false, at: span(setFrom ?? index, setTo ?? index + 1) }
  }
  const next = tokens[index + 1]?.word === '-' ? index + 2 : index + 1
  const from = startOf(grammar.people, tokens, index)
  const to = endOf(grammar.people, tokens, next)
  if (to === null && (from === null || isArticle(token, grammar, tokens[next]))) return null
  return {
    fact: `seats:${value}`,
    isSofa: SEATERS.includes(tokens[next]?.word ?? ''),
    at: span(from ?? index, to ?? index + 1),
  }
}

/** In `per un divano` the numeral for one is an article. */
function isArticle(token: Token, { numeral }: Grammar, next: Token | undefined): boolean {
  return token.value === null && numeral(token.word) === 1 && next !== undefined
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
