import { endOf, type Grammar } from './grammar.ts'
import type { Lexicon } from './lexicon.ts'
import { hasKind, kindsOf, type Match, matchOf, matchPhrases } from './match-phrases.ts'
import type { Token } from './query-tokens.ts'
import { readNumbers } from './read-numbers.ts'
import type { Part, Quality, Reading } from './reading.ts'
import { chooseNarrowest, findAccessory, resolveReversedNames } from './word-order.ts'

/** Prepositions that introduce another object: `lamp for a desk`. */
const PREPOSITIONS = [
  'for',
  'fur',
  'with',
  'mit',
  'in',
  'on',
  'auf',
  'of',
  'aus',
  'by',
  'am',
  'im',
  'to',
  'next',
  'beside',
  'neben',
  'over',
  'uber',
  'above',
  'under',
  'near',
]

/** Misspelled words in the search have already been corrected. */
export function readQuery(tokens: readonly Token[], lexicon: Lexicon): Reading {
  const { sense, book, grammar } = lexicon
  const words = tokens.map(({ word }) => word)
  // `coppia` is not `coppa`: stop words only match exactly.
  const all = matchPhrases(words, book, sense).filter(
    ({ at, isExact, from }) => at.length > 1 || isExact || !lexicon.isFiller(words[from] ?? ''),
  )
  const spoken = resolveReversedNames(withGaps(all, words, lexicon), words, lexicon)
  const counted = new Set(spoken.filter(({ at }) => at.length > 1).flatMap(({ at }) => at))
  const numbers = readNumbers(
    tokens.map((token, at) => (counted.has(at) ? { ...token, value: null, word: `=${token.word}` } : token)),
    grammar,
  )
  const numeric = new Set([...numbers.limits, ...numbers.counts].flatMap(({ at }) => at))
  const matches = spoken.filter(({ at }) => !at.some((each) => numeric.has(each)))
  const used = new Set([...numeric, ...matches.flatMap(({ at }) => at)])
  const negatedBy = findNegations(tokens, matches, used, lexicon)
  const without = (at: readonly number[]) => textWithout(tokens, at, lexicon)
  const partOf = (at: readonly number[]): Part => ({
    text: textOf(tokens, at, lexicon),
    without: without(at),
  })

  const named = matches.filter((match) => hasKind(match) && !negatedBy.has(match))
  const heads = headsOf(named, words, lexicon)
  const qualities: Quality[] = []
  const kinds = new Set<string>()
  for (const match of matches) {
    const negation = negatedBy.get(match)
    const at = [...(negation ?? []), ...match.at]
    if (heads.includes(match)) for (const kind of kindsOf(match)) kinds.add(kind)
    for (const anyOf of qualitiesOf(match, heads.length > 0 && !heads.includes(match))) {
      qualities.push({ ...partOf(at), anyOf, isNegated: negation !== undefined })
    }
  }
  for (const { fact, at, isSofa } of numbers.counts) {
    qualities.push({ ...partOf(at), anyOf: [fact], isNegated: false })
    if (isSofa && kinds.size === 0) kinds.add('sofa')
  }
  const refusedAt = findRefusals(tokens, used, lexicon)
  const refused = new Set(refusedAt.flat())
  const rest = tokens.filter(
    ({ word, value }, at) =>
      !used.has(at) &&
      !refused.has(at) &&
      !isNegation(tokens, at, grammar) &&
      !sense.isStopWord(word) &&
      !lexicon.isFiller(word) &&
      (value === null || !used.has(at)) &&
      /[\p{L}\p{N}]/u.test(word),
  )
  const headAt = heads.flatMap(({ at }) => at)
  return {
    kinds: [...kinds],
    kindPart: headAt.length > 0 ? partOf(headAt) : null,
    otherMeanings: qualities.some(({ isNegated }) => !isNegated)
      ? heads.flatMap((head) => qualitiesOf(head, true).flat())
      : [],
    qualities: uniqueQualities(qualities),
    limits: numbers.limits.map((limit) => ({ ...limit, ...partOf(limit.at) })),
    pages: matches.flatMap(({ meanings }) =>
      meanings
        .flat()
        .filter((fact) => fact.startsWith('page:'))
        .map((fact) => fact.slice(5)),
    ),
    refused: refusedAt.map((at) => ({ ...partOf(at), word: tokens[at.at(-1) ?? 0]?.word ?? '' })),
    rest: rest.map(({ word }) => word),
    isRestOpen: rest.at(-1) !== undefined && rest.at(-1) === tokens.at(-1),
  }
}

/**
 * The qualities that a phrase means. `glass` is a material next to another kind, otherwise a kind itself; a phrase that
 * means a kind together with qualities has all of them.
 */
function qualitiesOf(match: Match, isBesideKind: boolean): (readonly string[])[] {
  const isKind = hasKind(match)
  const together = match.meanings.flatMap((means) => (means[0]?.startsWith('kind:') ? means.slice(1) : []))
  const alone = match.meanings.filter(
    (means) => !means[0]?.startsWith('kind:') && !means[0]?.startsWith('page:'),
  )
  if (isKind && !isBesideKind) return together.map((fact) => [fact])
  // A word with several meanings, such as a color and a metal, is one quality.
  return alone.length > 0 ? [alone.flat()] : []
}

/** Removes repeated qualities, as in `black and black`. */
function uniqueQualities(qualities: readonly Quality[]): Quality[] {
  const byKey = new Map<string, Quality>()
  for (const quality of qualities) {
    const key = `${quality.isNegated} ${quality.anyOf.join(' ')}`
    if (!byKey.has(key)) byKey.set(key, quality)
  }
  return [...byKey.values()]
}

/**
 * The phrases that name what is searched for: the last one before a preposition in German and English, otherwise the
 * first; including those joined by `and` or `or`.
 */
function headsOf(
  named: readonly Match[],
  words: readonly string[],
  { grammar, putsNounFirst }: Lexicon,
): Match[] {
  const strong = named.filter((match) => !match.meanings.some((means) => !means[0]?.startsWith('kind:')))
  const candidates = strong.length > 0 ? strong : named
  const [first] = candidates
  if (!first) return []
  const isJoined = (one: Match, other: Match) => {
    const between = words.slice((one.at.at(-1) ?? 0) + 1, other.from)
    return between.some((word) => grammar.conjunctions.some((words) => words[0] === word))
  }
  const stretch = [first]
  for (const next of candidates.slice(1)) {
    const previous = stretch.at(-1) ?? first
    const between = words.slice((previous.at.at(-1) ?? 0) + 1, next.from)
    if (!putsNounFirst && between.some((word) => PREPOSITIONS.includes(word))) break
    stretch.push(next)
  }
  const head = chooseNarrowest(
    stretch,
    putsNounFirst ? first : (findAccessory(stretch) ?? stretch.at(-1) ?? first),
  )
  const at = stretch.indexOf(head)
  const joined = putsNounFirst
    ? stretch.slice(1).filter((other, index) => isJoined(stretch[index] ?? first, other))
    : stretch.slice(0, at).filter((other, index) => isJoined(other, stretch[index + 1] ?? head))
  return [...new Set([head, ...joined])]
}

/** The maximum number of words between the words of a phrase: `tavolo rotondo da pranzo`. */
const GAP_MAX = 3

function withGaps(
  matches: readonly Match[],
  words: readonly string[],
  { book, sense, isFiller }: Lexicon,
): Match[] {
  const found = [...matches]
  for (const match of matches) {
    if (!hasKind(match) || !found.includes(match)) continue
    const wider = book
      .startingWith(sense.stem(words[match.from] ?? ''))
      .find(
        (phrase) =>
          phrase.stems.length > match.phrase.stems.length &&
          phrase.meanings.some((means) => means[0]?.startsWith('kind:')) &&
          placesOf(phrase.stems) !== null,
      )
    const places = wider ? placesOf(wider.stems) : null
    if (!wider || !places) continue
    function placesOf(stems: readonly string[]): number[] | null {
      const at = [match.from]
      for (const stem of stems.slice(1)) {
        let next = (at.at(-1) ?? 0) + 1
        let skipped = 0
        while (next < words.length && sense.stem(words[next] ?? '') !== stem) {
          const between = words[next] ?? ''
          const isUnderstood =
            sense.isStopWord(between) ||
            isFiller(between) ||
            found.some((other) => other !== match && !hasKind(other) && other.at.includes(next))
          if (!isUnderstood || (!sense.isStopWord(between) && ++skipped > GAP_MAX)) return null
          next++
        }
        if (next >= words.length) return null
        at.push(next)
      }
      return at
    }
    const overlapping = found.filter(
      (other) => other !== match && other.at.some((each) => places.includes(each)),
    )
    if (overlapping.some(({ at }) => at.length > 1)) continue
    for (const other of overlapping) found.splice(found.indexOf(other), 1)
    found.splice(found.indexOf(match), 1, matchOf(wider, places, words))
  }
  return found.sort((one, other) => one.from - other.from)
}

function isNegation(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  return endOf(grammar.negations, tokens, at) !== null
}

/** The tokens of `without` before each excluded phrase. */
function findNegations(
  tokens: readonly Token[],
  matches: readonly Match[],
  used: ReadonlySet<number>,
  { grammar, sense }: Lexicon,
): Map<Match, number[]> {
  const found = new Map<Match, number[]>()
  for (let at = 0; at < tokens.length; at++) {
    const end = used.has(at) ? null : endOf(grammar.negations, tokens, at)
    if (end === null) continue
    const isSilent = (from: number) => tokens.slice(end, from).every(({ word }) => sense.isStopWord(word))
    // `non in pelle`: a phrase may start with the end of a negation.
    const next = matches.find(({ from }) => from > at && isSilent(from))
    if (next)
      found.set(
        next,
        Array.from({ length: end - at }, (_, index) => at + index),
      )
    at = end - 1
  }
  return found
}

/** The tokens of `without` and the word after it, if that word has no known meaning. */
function findRefusals(tokens: readonly Token[], used: ReadonlySet<number>, lexicon: Lexicon): number[][] {
  const { grammar, sense, isFiller } = lexicon
  return tokens.flatMap((_, from) => {
    const end = used.has(from) ? null : endOf(grammar.negations, tokens, from)
    if (end === null) return []
    const at = tokens.findIndex(({ word }, index) => index >= end && !sense.isStopWord(word))
    const { word = '', value = null } = tokens[at] ?? {}
    if (at < 0 || used.has(at) || value !== null || isFiller(word) || isNegation(tokens, at, grammar))
      return []
    return [Array.from({ length: at - from + 1 }, (_, index) => from + index)]
  })
}

/** The words as typed, or the parts of a compound. */
function textOf(all: readonly Token[], at: readonly number[], { spelling }: Lexicon): string {
  const chosen = at.toSorted((one, other) => one - other).flatMap((each) => all[each] ?? [])
  const isWhole = (token: Token) =>
    all.filter(({ place }) => place === token.place).every((each) => chosen.includes(each))
  const texts = chosen.map((token, index) => {
    if (!isWhole(token)) return spelling(token.word)
    return chosen[index - 1]?.place === token.place ? '' : token.text
  })
  return texts.filter((text) => text !== '').join(' ')
}

/** The search without these words, and without prepositions that would be left before them or at the end. */
function textWithout(tokens: readonly Token[], at: readonly number[], lexicon: Lexicon): string {
  const { isStopWord } = lexicon.sense
  const left = tokens.map((_, index) => !at.includes(index))
  for (const index of at) {
    for (
      let before = index - 1;
      before >= 0 && left[before] && isStopWord(tokens[before]?.word ?? '');
      before--
    )
      left[before] = false
  }
  const rest = tokens.flatMap((token, index) => (left[index] ? [{ token, index }] : []))
  while (rest.length > 0 && isStopWord(rest.at(-1)?.token.word ?? '')) rest.pop()
  while (rest.length > 0 && isStopWord(rest[0]?.token.word ?? '')) rest.shift()
  return textOf(
    tokens,
    rest.map(({ index }) => index),
    lexicon,
  )
}
