import { createContext, use } from 'react'
import type { Messages, NamespaceKeys, NestedKeyOf, useTranslations as UseTranslations } from 'use-intl'
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core'
import type { MessageTree } from './message-tree.ts'

/** The language tag (`de-AT`) determines number formats and plurals in messages. */
export type LocaleMessages = { readonly tag: string; readonly messages: MessageTree }

export const MessagesContext = createContext<LocaleMessages>({ tag: 'en-US', messages: {} })

/**
 * The messages of a namespace: `t('key', values)`. The provider of `use-intl` creates new `Intl` formatters for every
 * document; creating them once saves a tenth of the time to render a page.
 */
export function useTranslations<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>> = never>(
  namespace?: Namespace,
): Translator<Namespace> {
  const { tag, messages } = use(MessagesContext)
  const translators = translatorsOf(messages)
  const name = `${tag} ${namespace ?? ''}`
  const translator = translators.get(name) ?? makeTranslator(tag, messages, namespace)
  translators.set(name, translator)
  // The cache key contains the namespace, so the type holds.
  return translator as Translator<Namespace>
}

type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof UseTranslations<Namespace>
>

const CACHE = _createCache()
const INTL = _createIntlFormatters(CACHE)
const TRANSLATORS = new WeakMap<MessageTree, Map<string, unknown>>()

function translatorsOf(messages: MessageTree): Map<string, unknown> {
  const translators = TRANSLATORS.get(messages) ?? new Map<string, unknown>()
  TRANSLATORS.set(messages, translators)
  return translators
}

function makeTranslator(locale: string, messages: MessageTree, namespace: string | undefined): unknown {
  const common = { locale, messages, timeZone: 'UTC', _cache: CACHE, _formatters: INTL }
  return createTranslator(namespace === undefined ? common : { ...common, namespace })
}
