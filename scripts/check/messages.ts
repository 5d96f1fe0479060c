import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { findSourceFiles } from './source-files.ts'
import { britishEnglish, foreignPhrasings, informalRequests, informalSpanish } from './wording.ts'

type Tree = { [key: string]: string | Tree }

const WORDS_TO_COMPARE = 3

/** The messages of the shop and of the desk, each with the code that uses them. */
const SETS = [
  {
    folder: 'messages',
    code: /^(app|services|server|contracts|discovery|domain|workers)\/.*(?<!\.test)\.tsx?$/,
  },
  { folder: 'messages/desk', code: /^(desk|contracts|domain)\/.*(?<!\.test)\.tsx?$/ },
]

/** Finds problems in the messages of the five languages: keys, placeholders, copies of English, unused messages. */
export function findMessageProblems(): string[] {
  return SETS.flatMap(({ folder, code }) => {
    const files = new Map(LANGUAGES.map((language) => [language, flatten(readTree(folder, language))]))
    const english = files.get('en') ?? new Map<string, string>()
    return [
      ...LANGUAGES.flatMap((language) => compare(language, files.get(language) ?? new Map(), english)),
      ...findUnused([...english.keys()], code),
    ]
  })
}

function compare(language: Language, texts: Map<string, string>, english: Map<string, string>): string[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `${language}: no ${key}`)
  const extra = [...texts.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${language}: ${key} is not in en`)
  const mismatched = [...texts].flatMap(([key, text]) => textProblems(language, key, text, english.get(key)))
  return [...missing, ...extra, ...mismatched]
}

function textProblems(language: Language, key: string, text: string, english: string | undefined): string[] {
  if (text.trim() === '') return [`${language}: ${key} is empty`]
  const names = placeholdersOf(text)
  if (names === null) return [`${language}: ${key} is not ICU MessageFormat`]
  const styleProblems = findStyleProblems(language, key, text)
  if (english === undefined || language === 'en') return styleProblems
  const expected = placeholdersOf(english)
  const problems = [...styleProblems]
  if (names !== expected) problems.push(`${language}: ${key} has {${names}}, English has {${expected}}`)
  const isCopy = text === english && countWords(text) >= WORDS_TO_COMPARE
  return isCopy ? [...problems, `${language}: ${key} is English`] : problems
}

/** Messages whose exact wording the specification defines (Spec §5, §8). */
const SPECIFIED = new Set([
  'errors.account.passwords-differ',
  'errors.cart.cart-id-missing',
  'errors.page.page-not-found',
  'errors.page.server-failed',
  'errors.transport.answer-empty',
  'errors.trade.email-invalid',
  'errors.trade.passwords-differ',
])

/** Descriptions of the purpose of a cookie, in which "Abre la compra" is not an imperative. */
const COOKIE_PURPOSE = /^cookies\.purpose\./

/** Finds Spanish without *usted*, British English, and unidiomatic phrasings. */
function findStyleProblems(language: Language, key: string, text: string): string[] {
  const words = literalsOf(parse(text))
  const isSpecified = language === 'en' && SPECIFIED.has(key)
  const phrasings = isSpecified ? [] : foreignPhrasings(language, words)
  return [
    ...phrasings.map(({ found, instead }) => `${language}: ${key} says "${found}": write "${instead}"`),
    ...spellingProblems(language, key, words),
  ]
}

function spellingProblems(language: Language, key: string, words: string): string[] {
  if (language === 'es') {
    const requests = COOKIE_PURPOSE.test(key) ? [] : informalRequests(words)
    return [...informalSpanish(words), ...requests].map(
      (word) => `es: ${key} says "${word}" instead of usted`,
    )
  }
  if (language === 'en')
    return britishEnglish(words).map((word) => `en: ${key} has the British spelling "${word}"`)
  return []
}

/** Counts the words of a message, without placeholders. */
function countWords(text: string): number {
  return literalsOf(parse(text)).match(/\p{L}{2,}/gu)?.length ?? 0
}

function literalsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return literalsOf(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' '
      return Object.values(element.options)
        .map(({ value }) => literalsOf(value))
        .join(' ')
    })
    .join('')
}

/** The names of placeholders, sorted; null if the message cannot be parsed. */
function placeholdersOf(text: string): string | null {
  try {
    const names = new Set<string>()
    collect(parse(text), names)
    return [...names].sort().join(', ')
  } catch {
    return null
  }
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value)
    if (element.type === TYPE.tag) collect(element.children, names)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) collect(value, names)
    }
  }
}

/**
 * Finds messages that no code uses. A key counts as used if one of its suffixes (`line.remove`) is in the code as a
 * quoted string, or if a template string starts with one of its groups.
 */
function findUnused(keys: readonly string[], sources: RegExp): string[] {
  const code = findSourceFiles(sources)
    .map(({ text }) => text)
    .join('\n')
  const words = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , word]) => word))
  const prefixes = [...code.matchAll(/`([\w.-]*)\$\{/g)].map(([, start = '']) => start)
  return keys.flatMap((key) => (isUsed(key, words, prefixes) ? [] : [`${key} is used nowhere`]))
}

function isUsed(key: string, words: ReadonlySet<string | undefined>, prefixes: readonly string[]): boolean {
  const parts = key.split('.')
  return parts.some((_, start) => {
    const ending = parts.slice(start).join('.')
    return (
      words.has(ending) ||
      prefixes.some((prefix) => prefix !== '' && prefix.endsWith('.') && ending.startsWith(prefix))
    )
  })
}

function readTree(folder: string, language: Language): Tree {
  const tree: Tree = JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))
  return tree
}

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}
