import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language.ts'
import { MESSAGES_ELEMENT, type MessageSource } from './message-source.ts'
import type { MessageTree } from './message-tree.ts'

let messages: MessageTree = {}
let whole: Promise<void> | undefined

/** The messages that the document brought, later those of the whole language. */
export const browserMessages: MessageSource = {
  current: () => messages,
}

/** Reads what the document brought. To be called once, before the page wakes. */
export function readDocumentMessages(): void {
  messages = JSON.parse(document.getElementById(MESSAGES_ELEMENT)?.textContent ?? '{}') as MessageTree
}

/**
 * Fetches all messages of the page's language, which another page or a panel may need; the language of a
 * document never changes. A failed fetch is tried again at the next call.
 */
export function loadWholeLanguage(): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2)
  whole ??= loadMessages(isLanguage(language) ? language : DEFAULT_LANGUAGE).then(
    (loaded) => {
      messages = loaded
    },
    () => {
      whole = undefined
    },
  )
  return whole
}

/** All messages of any language. The same promise each time, so that a component can wait for it. */
export function loadMessages(language: Language): Promise<MessageTree> {
  const known = LOADING.get(language)
  if (known) return known
  const loading = FILES[language]().then((file) => file.default)
  loading.catch(() => LOADING.delete(language))
  LOADING.set(language, loading)
  return loading
}

const LOADING = new Map<Language, Promise<MessageTree>>()

const FILES: Readonly<Record<Language, () => Promise<{ default: MessageTree }>>> = {
  de: () => import('#messages/de.json'),
  en: () => import('#messages/en.json'),
  es: () => import('#messages/es.json'),
  fr: () => import('#messages/fr.json'),
  it: () => import('#messages/it.json'),
}
