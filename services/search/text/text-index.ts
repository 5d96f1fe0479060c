import { type GrowingList, uint32List } from './growing-list.ts'
import type { TextLanguage } from './language.ts'
import { type NearTerm, SortedTerms } from './sorted-terms.ts'
import { extractCodes, splitWords } from './words.ts'

/**
 * The maximum number of searchable attributes: each has one bit in the lower half of a posting's mask, and
 * one in the upper half, set if a text of the attribute starts with the word.
 */
export const SEARCHABLE_ATTRIBUTES_MAX = 16

const NEAR_CACHE_MAX = 500

/** The minimum length of a code's prefix, since shorter ones match thousands of codes. */
const CODE_PREFIX_MIN = 4

/**
 * The documents with a word, ascending, each followed by the mask of its attributes with the word. One list has both,
 * because most words occur in a single document.
 */
export type Posting = GrowingList<Uint32Array>

/** The words of all documents: literally, by stem, sorted, and by suffix for languages with compounds. Append-only. */
export class TextIndex {
  readonly language: TextLanguage
  readonly #postings = new Map<string, Posting>()
  readonly #byStem = new Map<string, string[]>()
  readonly #terms = new SortedTerms()
  /** Words with digits, which are numerous, since a large house has a code for each piece. */
  readonly #codes = new SortedTerms()
  readonly #reversedStems = new SortedTerms()
  /** The words with their accents, as in the first document that contains them. */
  readonly #spellings = new Map<string, string>()
  /** Cached results of `withinTypos`, until the dictionary changes. */
  readonly #near = new Map<string, readonly NearTerm[]>()

  constructor(language: TextLanguage) {
    this.language = language
  }

  /** Appends one document; `texts[n]` are the texts of the n-th searchable attribute. */
  append(slot: number, texts: readonly (readonly string[])[]): void {
    const attributesByWord = new Map<string, number>()
    texts.forEach((values, attribute) => {
      for (const value of values) {
        splitWords(value).forEach((word, position) => {
          addAttributeBit(attributesByWord, word, attribute)
          if (position === 0) addAttributeBit(attributesByWord, word, attribute + SEARCHABLE_ATTRIBUTES_MAX)
        })
        for (const code of extractCodes(value)) addAttributeBit(attributesByWord, code, attribute)
      }
    })
    for (const [word, attributes] of attributesByWord) {
      const posting = this.#postings.get(word) ?? this.#newTerm(word, texts)
      posting.push(slot)
      posting.push(attributes)
    }
  }

  posting(term: string): Posting | undefined {
    return this.#postings.get(term)
  }

  withStem(stem: string): readonly string[] {
    return this.#byStem.get(stem) ?? []
  }

  /** The words with this prefix; codes only if the prefix is long enough, or has a digit. */
  *startingWith(prefix: string): Generator<string> {
    yield* this.#terms.startingWith(prefix)
    if (prefix.length >= CODE_PREFIX_MIN || isCode(prefix)) yield* this.#codes.startingWith(prefix)
  }

  /** The words whose stem ends in `stem` after at least `headMin` letters: `tisch` in `Couchtisch`. */
  *endingIn(stem: string, headMin: number): Generator<string> {
    for (const reversed of this.#reversedStems.startingWith(reverse(stem))) {
      if (reversed.length - stem.length >= headMin) yield* this.withStem(reverse(reversed))
    }
  }

  /**
   * Words within a number of typos; a word without digits never matches a code. Cached, because the searches
   * of one page look up the same words several times.
   */
  withinTypos(word: string, typosMax: number, isPrefix: boolean): readonly NearTerm[] {
    const key = `${word} ${typosMax} ${isPrefix}`
    const known = this.#near.get(key)
    if (known) return known
    if (this.#near.size >= NEAR_CACHE_MAX) this.#near.clear()
    const dictionaries = isCode(word) ? [this.#terms, this.#codes] : [this.#terms]
    const near = dictionaries.flatMap((terms) => terms.withinTypos(word, { typosMax, isPrefix }))
    this.#near.set(key, near)
    return near
  }

  spelling(term: string): string {
    return this.#spellings.get(term) ?? term
  }

  #newTerm(word: string, texts: readonly (readonly string[])[]): Posting {
    const posting = uint32List(2)
    this.#postings.set(word, posting)
    const isPlain = !isCode(word)
    const terms = isPlain ? this.#terms : this.#codes
    terms.add(word)
    if (this.#near.size > 0) this.#near.clear()
    const stem = this.language.stem(word)
    const relatives = this.#byStem.get(stem)
    if (relatives) relatives.push(word)
    else {
      this.#byStem.set(stem, [word])
      if (this.language.hasCompounds) this.#reversedStems.add(reverse(stem))
    }
    const spelling = isPlain ? findSpelling(word, texts) : null
    if (spelling !== null) this.#spellings.set(word, spelling)
    return posting
  }
}

function isCode(word: string): boolean {
  return /\p{N}/u.test(word)
}

function addAttributeBit(attributesByWord: Map<string, number>, word: string, bit: number): void {
  attributesByWord.set(word, (attributesByWord.get(word) ?? 0) | (1 << bit))
}

function reverse(text: string): string {
  return [...text].reverse().join('')
}

/** The word with its accents; null if it has none in the texts. */
function findSpelling(folded: string, texts: readonly (readonly string[])[]): string | null {
  for (const value of texts.flat()) {
    if (/^[\0-\x7f]*$/.test(value)) continue
    for (const word of value.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
      if (word !== folded && splitWords(word)[0] === folded) return word
    }
  }
  return null
}
