import type { Page } from '@playwright/test'
import type { Language } from '#domain/market/language.ts'
import { MESSAGES } from '../words.ts'

/** All text on a page or in a document, including labels and placeholders. */
export async function readWords(page: Page, html?: string): Promise<string[]> {
  const texts = await page.evaluate((source) => {
    const read = source === null ? document : new DOMParser().parseFromString(source, 'text/html')
    const said: string[] = [read.title]
    const walker = document.createTreeWalker(read.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        said.push(
          ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => node.getAttribute(name) ?? ''),
        )
      } else if (!['SCRIPT', 'STYLE'].includes(node.parentNode?.nodeName ?? '')) {
        said.push(node.textContent ?? '')
      }
    }
    return said
  }, html ?? null)
  const words = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(words)].filter((text) => /\p{L}{3}/u.test(text))
}

/** The interface text of a page that is still in English. */
export async function findEnglishWords(page: Page, language: Language): Promise<string[]> {
  const english = ENGLISH.get(language) ?? englishOnly(language)
  ENGLISH.set(language, english)
  const { fixed, patterns } = english
  return (await readWords(page)).filter(
    (text) => fixed.has(text) || patterns.some((pattern) => pattern.test(text)),
  )
}

type Wording = { fixed: ReadonlySet<string>; patterns: readonly RegExp[] }

const ENGLISH = new Map<Language, Wording>()

/** English messages that this language translates differently, with a wildcard for each argument. */
function englishOnly(language: Language): Wording {
  const own = new Set(flat(MESSAGES[language]))
  const messages = flat(MESSAGES.en)
    .filter((message) => !own.has(message) && !/\{\w+,/.test(message))
    .filter((message) => /\p{L}{3}/u.test(message.replaceAll(/\{\w+\}/g, '')))
  const { fixed = [], worded = [] } = Object.groupBy(messages, (message) =>
    /\{\w+\}/.test(message) ? 'worded' : 'fixed',
  )
  const patterns = worded.map((message) =>
    message
      .split(/\{\w+\}/)
      .map(literally)
      .join('.+'),
  )
  return { fixed: new Set(fixed), patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`)) }
}

/** Messages with the same wording in this language as in English. */
export function sharedWords(language: Language): Set<string> {
  const own = new Set(flat(MESSAGES[language]))
  return new Set(flat(MESSAGES.en).filter((message) => own.has(message)))
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function flat(messages: object): string[] {
  return Object.values(messages).flatMap((entry) => (typeof entry === 'string' ? entry : flat(entry)))
}
