import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/market/language.ts'
import { MESSAGES_ELEMENT, type MessageSource } from './message-source.ts'
import type { MessageTree } from './message-tree.ts'

let messages: MessageTree = {}
let whole: Promise<boolean> | undefined

/** How long to wait before a failed fetch is tried again, in milliseconds, each time. */
const PAUSES_MS = [300, 1_000]

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
 * document never changes. Whether they are there: when every attempt has failed, the next call begins anew.
 */
export function loadWholeLanguage(): Promise<boolean> {
  whole ??= tryToLoad(PAUSES_MS).then((isLoaded) => {
    if (!isLoaded) whole = undefined
    return isLoaded
  })
  return whole
}

/** Waits until all messages of the page's language are there: for what shows nothing but words of its own. */
export async function awaitWholeLanguage(): Promise<void> {
  while (!(await loadWholeLanguage()));
}

async function tryToLoad([pauseMs, ...pauses]: readonly number[]): Promise<boolean> {
  const language = document.documentElement.lang.slice(0, 2)
  try {
    messages = await loadMessages(isLanguage(language) ? language : DEFAULT_LANGUAGE)
    return true
  } catch {
    if (pauseMs === undefined) return false
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return tryToLoad(pauses)
  }
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
