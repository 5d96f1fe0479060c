import { matchPhrases } from '#domain/search/understanding/match-phrases.ts'
import type { Token } from '#domain/search/understanding/query-tokens.ts'
import { ALL_WORDS } from '#domain/search/words/words.ts'
import type { TypoRules } from '../expand-word.ts'
import { countAllowedTypos, isLikely } from '../expand-word.ts'
import type { TextIndex } from '../text-index.ts'
import { splitWords } from '../words.ts'
import { getLexicon, type LanguageLexicon, LEXICON_LANGUAGES } from './lexicons.ts'
import { findSoundalike } from './sounds-like.ts'

/** The words of the query as in the tables; `corrected` maps the misspelled ones to their correct spelling. */
export type CorrectedWords = {
  readonly tokens: readonly Token[]
  readonly lexicon: LanguageLexicon
  readonly corrected: ReadonlyMap<string, string>
}

type CorrectionRules = { typos: TypoRules; isPrefix: boolean }

/**
 * Replaces words that are not in the tables: compounds by their parts, foreign words by their translation, incomplete
 * words by the whole word, and misspelled words by the nearest one. Words in the index do not change.
 */
export function correctWords(
  typed: readonly Token[],
  lexicon: LanguageLexicon,
  index: TextIndex,
  rules: CorrectionRules,
): CorrectedWords {
  const isIndexed = (word: string) =>
    index.posting(word) !== undefined || index.withStem(index.language.stem(word)).length > 0
  const tokens = joinPairs(typed, lexicon)
  const unknown = tokens.filter(({ word }) => !lexicon.isKnown(word))
  const corrected = new Map<string, string>()
  if (unknown.length === 0 && !(rules.isPrefix && isIncomplete(tokens, lexicon)))
    return { tokens, lexicon, corrected }
  const foreign = findForeignLexicon(tokens, unknown, lexicon, isIndexed)
  if (foreign) return { tokens, lexicon: foreign, corrected }
  const replaced = tokens.flatMap((token, position): Token[] => {
    const { word } = token
    const isLast = position === tokens.length - 1 && rules.isPrefix
    if (isLast) {
      const completed = completePhrase(tokens.slice(0, position), word, lexicon)
      if (completed) return [{ ...token, word: completed }]
    }
    const longer = isLast ? findLongerWord(word, lexicon) : null
    if (longer) return [{ ...token, word: longer }]
    if (lexicon.isKnown(word)) return [token]
    const split =
      lexicon.book.partsOf(word) ?? foldUmlauts(word, lexicon) ?? splitKnownCompound(word, lexicon)
    if (split) return split.map((part) => ({ ...token, word: part }))
    if (isIndexed(word)) return [token]
    const parts = translateWord(word, lexicon)
    if (parts) return parts.map((part) => ({ ...token, word: part }))
    if (isLast && word.length >= (position > 0 ? BEGINNING_MIN - 1 : BEGINNING_MIN)) {
      const completedParts = completeCompound(word, lexicon)
      if (completedParts) return completedParts.map((part) => ({ ...token, word: part }))
      const whole = findCompletion(word, lexicon)
      if (whole) return [{ ...token, word: whole }]
      if (!index.startingWith(word).next().done) return [token]
    }
    // `Lampe Boden` is a Bodenlampe (floor lamp), not a lamp and boxes.
    if (tokens.some((other) => lexicon.book.vocabulary.has(word + other.word))) return [token]
    const near = findSoundalike(word, lexicon) ?? findNearest(word, lexicon, index, rules.typos)
    if (!near) return (splitNamedCompound(word, lexicon) ?? [word]).map((part) => ({ ...token, word: part }))
    const words = lexicon.book.partsOf(near) ?? [near]
    corrected.set(word, words.map((each) => lexicon.spelling(each)).join(' '))
    return words.map((each) => ({ ...token, word: each }))
  })
  return { tokens: replaced, lexicon, corrected }
}

const BEGINNING_MIN = 3

/** The lexicon of another language that knows all words of the query, if `own` does not: `lampada da terra`. */
function findForeignLexicon(
  tokens: readonly Token[],
  unknown: readonly Token[],
  own: LanguageLexicon,
  isIndexed: (word: string) => boolean,
): LanguageLexicon | null {
  if (tokens.length < 2 || unknown.length === 0) return null
  for (const language of LEXICON_LANGUAGES) {
    if (language === own.language) continue
    const lexicon = getLexicon(language)
    const isInVocabulary = ({ word }: Token) => lexicon.book.vocabulary.has(word)
    const isFunctionWord = ({ word }: Token) =>
      lexicon.isKnown(word) && !lexicon.book.hasStem(lexicon.sense.stem(word))
    const isUnderstood = tokens.every(
      (token) => isInVocabulary(token) || isFunctionWord(token) || isIndexed(token.word),
    )
    if (!isUnderstood || !unknown.every((token) => isInVocabulary(token) || isFunctionWord(token))) continue
    const isForeign =
      (unknown.some(isInVocabulary) && unknown.length > tokens.length / 2) || isOnePhrase(tokens, lexicon)
    if (isForeign) return lexicon
  }
  return null
}

function isOnePhrase(tokens: readonly Token[], { book, sense }: LanguageLexicon): boolean {
  const words = tokens.map(({ word }) => word)
  const [match] = matchPhrases(words, book, sense)
  const isPhraseMatch = match !== undefined && match.at.length > 1
  return isPhraseMatch && match.at.length === words.filter((word) => !sense.isStopWord(word)).length
}

/** Joins pairs of words: `side board` → `sideboard`. */
function joinPairs(tokens: readonly Token[], lexicon: LanguageLexicon): Token[] {
  const joined: Token[] = []
  for (let position = 0; position < tokens.length; position++) {
    const [one, other] = [tokens[position], tokens[position + 1]]
    if (!one) continue
    const word = one.word + (other?.word ?? '')
    // `table à` is not the single word `table`.
    const isKnownPair =
      other && !lexicon.sense.isStopWord(other.word) && isPhrase(word, lexicon) && !lexicon.book.partsOf(word)
    const areSeparatePhrases = isKnownPair && isPhrase(one.word, lexicon) && isPhrase(other.word, lexicon)
    // Germans often write compounds as separate words: `Wohnzimmer Tisch`.
    const isCompound = lexicon.sense.language === 'de' && isKind(word, lexicon)
    if (isKnownPair && (!areSeparatePhrases || isCompound)) {
      joined.push({ ...one, text: `${one.text} ${other.text}`, word })
      position++
    } else joined.push(one)
  }
  return joined
}

/** `haengelampe` → `hangelampe`, as umlauts are folded. */
function foldUmlauts(word: string, { sense, book }: LanguageLexicon): string[] | null {
  if (sense.language !== 'de') return null
  const plain = word.replace(/(?<![aeq])([aou])e/g, '$1')
  return plain !== word && book.hasStem(sense.stem(plain)) ? [plain] : null
}

/** Letters that join the parts of a German compound: `Ausstellung-s-raum`, `Blume-n-vase`. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e', 'er']
const PART_MIN = 3
const COMPOUND_MAX = 40

/**
 * The parts of a compound whose last part is in the tables: `messinglampe` → `messing`, `lampe`. In languages other
 * than German, both parts must be whole words.
 */
function splitKnownCompound(word: string, lexicon: LanguageLexicon): string[] | null {
  if (word.length > COMPOUND_MAX) return null
  const { book, sense } = lexicon
  const isGerman = sense.language === 'de'
  const isWord = (part: string) =>
    isGerman ? isPhrase(part, lexicon) : book.vocabulary.has(part) && isPhrase(part, lexicon)
  const least = isGerman ? PART_MIN : PART_MIN + 1
  const umlaut = isGerman ? word.replace(/(?<![aeq])([aou])e/g, '$1') : word
  for (const whole of umlaut === word ? [word] : [word, umlaut]) {
    for (let at = least; at <= whole.length - least; at++) {
      const tail = whole.slice(at)
      if (!isWord(tail)) continue
      for (const joint of isGerman ? JOINTS : ['']) {
        const head = whole.slice(0, at - joint.length)
        if (head.length < least || !whole.slice(0, at).endsWith(joint)) continue
        const inner = isWord(head) ? [head] : isGerman ? splitKnownCompound(head, lexicon) : null
        if (inner) return [...inner, tail]
      }
    }
  }
  return null
}

const TAIL_MIN = 4

/** Splits a compound with only its last part in the tables: `Designersofa`. */
function splitNamedCompound(word: string, lexicon: LanguageLexicon): string[] | null {
  for (
    let at = PART_MIN;
    lexicon.sense.language === 'de' && at <= Math.min(word.length, COMPOUND_MAX) - TAIL_MIN;
    at++
  ) {
    if (isKind(word.slice(at), lexicon)) return [word.slice(0, at), word.slice(at)]
  }
  return null
}

function isPhrase(word: string, { book, sense }: LanguageLexicon): boolean {
  return book.startingWith(sense.stem(word)).some(({ stems }) => stems.length === 1)
}

function isKind(word: string, { book, sense }: LanguageLexicon): boolean {
  return book
    .startingWith(sense.stem(word))
    .some(
      ({ stems, meanings }) => stems.length === 1 && meanings.some((means) => means[0]?.startsWith('kind:')),
    )
}

/** Translates a word from another language: `specchio` → `mirrors`. */
function translateWord(word: string, own: LanguageLexicon): readonly string[] | null {
  if (word.length < PART_MIN) return null
  for (const language of LEXICON_LANGUAGES) {
    if (language === own.language) continue
    const { book, sense } = getLexicon(language)
    if (!book.vocabulary.has(word)) continue
    const phrase = book.startingWith(sense.stem(word)).find(({ stems }) => stems.length === 1)
    const means = (phrase?.exact.get(word) ?? phrase?.meanings)?.[0]
    const row = means && ALL_WORDS.find((each) => each.means.join() === means.join())
    const [name = ''] = row?.[own.language].split(',') ?? []
    const words = splitWords(name).filter((each) => !own.sense.isStopWord(each))
    if (words.length > 0) return words
  }
  return null
}

/** Whether the last word is the start of another word, or of one that completes a phrase: `table la`. */
function isIncomplete(tokens: readonly Token[], lexicon: LanguageLexicon): boolean {
  const last = tokens.at(-1)
  if (last === undefined) return false
  return (
    findLongerWord(last.word, lexicon) !== null ||
    completePhrase(tokens.slice(0, -1), last.word, lexicon) !== null
  )
}

/** The last word of the shortest phrase that starts with the words in `before`, if it starts with `beginning`. */
function completePhrase(
  before: readonly Token[],
  beginning: string,
  { book, sense }: LanguageLexicon,
): string | null {
  const contentWords = before.filter(({ word }) => !sense.isStopWord(word))
  if (contentWords.length === 0 || isPhraseWord(beginning, book, sense)) return null
  for (let from = Math.max(0, contentWords.length - 3); from < contentWords.length; from++) {
    const stems = contentWords.slice(from).map(({ word }) => sense.stem(word))
    const found = book
      .startingWith(stems[0] ?? '')
      .filter(
        (phrase) =>
          phrase.stems.length === stems.length + 1 &&
          stems.every((stem, position) => phrase.stems[position] === stem),
      )
      .map((phrase) => phrase.stems.at(-1) ?? '')
      .filter((stem) => stem.startsWith(beginning) || beginning.startsWith(stem))
      .sort((one, other) => one.length - other.length)
    if (found[0] !== undefined)
      return [...book.vocabulary].find((word) => sense.stem(word) === found[0]) ?? null
  }
  return null
}

function isPhraseWord(word: string, book: LanguageLexicon['book'], sense: LanguageLexicon['sense']): boolean {
  return word.length >= BEGINNING_MIN && book.hasStem(sense.stem(word))
}

/** A longer word in the tables, if this one is only known by its stem: `lampadar` is not `lampada`. */
function findLongerWord(word: string, lexicon: LanguageLexicon): string | null {
  const { book, sense } = lexicon
  if (book.vocabulary.has(word) || !isPhraseWord(word, book, sense)) return null
  const whole = findCompletion(word, lexicon)
  return whole !== null && sense.stem(whole) !== sense.stem(word) ? whole : null
}

/** Completes an unfinished compound: `messinglam` → `messing`, `lampe`. */
function completeCompound(word: string, lexicon: LanguageLexicon): string[] | null {
  if (lexicon.sense.language !== 'de') return null
  for (let at = PART_MIN; at <= word.length - PART_MIN; at++) {
    if (!isPhrase(word.slice(0, at), lexicon)) continue
    const tail = findCompletion(word.slice(at), lexicon)
    if (tail && isKind(tail, lexicon)) return [word.slice(0, at), tail]
  }
  return null
}

/** The shortest word in the tables that starts with `beginning`, preferring kinds. */
function findCompletion(beginning: string, lexicon: LanguageLexicon): string | null {
  const words = [...lexicon.terms.startingWith(beginning)].filter(
    (word) => isPhrase(word, lexicon) || lexicon.book.partsOf(word),
  )
  const weight = (word: string) => word.length + (isKind(word, lexicon) ? 0 : 100)
  const [best] = words.sort((one, other) => weight(one) - weight(other))
  if (best === undefined) return null
  return lexicon.book.partsOf(best) && !isPhrase(best, lexicon) ? null : best
}

const LONG_MIN = 8

function isLongVariant(term: string, word: string): boolean {
  return term.length > LONG_MIN - 1 && term[0] === word[0] && term.slice(-4) === word.slice(-4)
}

/** Removes double letters, which are a common mistake: `gren` for `green`. */
function removeDoubleLetters(word: string): string {
  return word.replace(/(.)\1/g, '$1')
}

/** The nearest word in the tables, unless a word in the index is nearer. */
function findNearest(
  word: string,
  lexicon: LanguageLexicon,
  index: TextIndex,
  typos: TypoRules,
): string | null {
  const allowed = countAllowedTypos(word, typos)
  if (allowed === 0) return null
  const isNear = ({ term, typos: count }: { term: string; typos: number }) =>
    count <= allowed
      ? (count === 1 && isLikely(word, term)) ||
        (term[0] === word[0] && (isPhrase(term, lexicon) || !lexicon.book.partsOf(term)))
      : isLongVariant(term, word)
  // A long word may have one more typo if it starts and ends the same.
  const typosMax = word.length > LONG_MIN ? allowed + 1 : allowed
  const near = lexicon.terms.withinTypos(word, { typosMax, isPrefix: false }).filter(isNear)
  const weight = ({ term, typos: count }: (typeof near)[number]) =>
    count * 10 +
    (term[0] === word[0] ? 0 : 4) -
    (removeDoubleLetters(term) === removeDoubleLetters(word) ? 3 : 0) +
    (isKind(term, lexicon) ? 0 : 2) +
    Math.abs(term.length - word.length)
  const [best] = near
    .filter(({ term }) => term.length > PART_MIN)
    .toSorted((one, other) => weight(one) - weight(other))
  if (!best) return null
  const indexed = index.withinTypos(word, allowed, false)
  const isNearer = indexed.some(({ term, typos: count }) => count < best.typos && !lexicon.isKnown(term))
  return isNearer ? null : best.term
}
