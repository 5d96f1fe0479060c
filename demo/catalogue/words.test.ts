import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../domain/market/language.ts'
import { describedProducts } from './catalogue.ts'

/** Common short words that occur in every text of the language and in no other language. */
const SMALL_WORDS: Record<Language, RegExp> = {
  en: /(?<![\p{L}’'])(the|and|with|which|from)(?![\p{L}’'])/iu,
  it: /(?<![\p{L}’'])(che|della|agli|gli|nella|poi|perché|sono)(?![\p{L}’'])/iu,
  es: /(?<![\p{L}’'])(los|las|el|según|cuando)(?![\p{L}’'])/iu,
  de: /(?<![\p{L}’'])(und|der|das|mit|ist|nicht)(?![\p{L}’'])/iu,
  fr: /(?<![\p{L}’'])(dans|est|avec|une|aux|qui)(?![\p{L}’'])/iu,
}
const SUPERLATIVES = /\b(best|finest|most beautiful|unique|luxurious|exquisite|stunning|iconic)\b/i
/** Phrases that place something relative to today. A shop is filled on any day, and stays open for years. */
const RELATIVE_TIMES: Record<Language, RegExp> = {
  en: /\b(?:(?:this|next|last) (?:year|spring|summer|autumn|fall|winter|month|week)|the new year|shown above)\b/i,
  it: /quest[’a] ?(?:anno|inverno|estate|autunno|primavera|mese)|(?:anno|mese) (?:prossimo|nuovo)|data indicata/i,
  es: /\best[ae] (?:año|invierno|verano|otoño|primavera|mes)\b|que viene|año nuevo|fecha indicada/i,
  de: /\b(?:dies|nächst|neu)e[nrms]? (?:Jahr|Winter|Sommer|Herbst|Frühjahr|Monat)|zurzeit|oben genannt/i,
  fr: /\bce(?:t|tte)? (?:année|hiver|été|automne|printemps|mois)\b|\bprochaine?s? (?:mois|saison)|\ban prochain|date indiquée/i,
}

const products = describedProducts()

test('a story has 60 to 120 words in every language', () => {
  for (const { name, words } of products) {
    for (const language of LANGUAGES) {
      const count = words.story[language].trim().split(/\s+/).length
      expect(count, `${name} ${language}`).toBeGreaterThanOrEqual(60)
      expect(count, `${name} ${language}`).toBeLessThanOrEqual(120)
    }
  }
})

test('every story is in its own language only', () => {
  for (const { name, words } of products) {
    for (const language of LANGUAGES) {
      const text = words.story[language].toLowerCase()
      expect(text, `${name} ${language}`).toMatch(SMALL_WORDS[language])
      for (const other of LANGUAGES.filter((candidate) => candidate !== language)) {
        const strange = text.match(new RegExp(SMALL_WORDS[other].source, 'giu')) ?? []
        expect(strange, `${name}: ${other} in ${language}`).toEqual([])
      }
    }
  }
})

test('titles, slugs and texts differ between the languages', () => {
  for (const { name, words } of products) {
    for (const texts of [words.title, words.story, words.alt, words.slug]) {
      expect(new Set(LANGUAGES.map((language) => texts[language])).size, name).toBe(LANGUAGES.length)
    }
  }
})

test('English texts have no superlatives', () => {
  for (const { name, words } of products) expect(words.story.en, name).not.toMatch(SUPERLATIVES)
})

test('Italian texts address their reader as tu', () => {
  for (const { name, words } of products) {
    expect(words.story.it, name).not.toMatch(/(?<!\p{L})(?:voi|vostr[oaie])(?!\p{L})/iu)
  }
})

test('French texts have a no-break space before two-part punctuation and within guillemets', () => {
  for (const { name, words } of products) {
    for (const text of [words.title, words.story, words.alt]) expect(text.fr, name).not.toMatch(/ [;:?!»]|« /)
  }
})

test('stories mention nothing that dates them, neither the year of writing nor a nearby date', () => {
  for (const { name, words } of products) {
    for (const language of LANGUAGES)
      expect(words.story[language], `${name} ${language}`).not.toMatch(RELATIVE_TIMES[language])
  }
})
