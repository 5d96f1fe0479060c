import type { CompiledMessage } from 'icu-minify/format'
import format from 'icu-minify/format'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import type { Language } from '#domain/market/language.ts'

type MessageTree = { readonly [key: string]: CompiledMessage | MessageTree }
type LocaleMessages = { own: MessageTree; reactAdmin: TranslationMessages }

/** The supported languages, each with the name that its speakers use. */
const LOCALES: { locale: Language; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'it', name: 'Italiano' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
  { locale: 'es', name: 'Español' },
]

/** Our messages and those of react-admin, which has official packages only for English and French. */
const LOADERS: Record<Language, () => Promise<LocaleMessages>> = {
  en: async () =>
    toMessages(await import('#messages/desk/en.json'), (await import('ra-language-english')).default),
  it: async () =>
    toMessages(await import('#messages/desk/it.json'), (await import('./react-admin/italian.ts')).italian),
  de: async () =>
    toMessages(await import('#messages/desk/de.json'), (await import('./react-admin/german.ts')).german),
  fr: async () =>
    toMessages(await import('#messages/desk/fr.json'), (await import('ra-language-french')).default),
  es: async () =>
    toMessages(await import('#messages/desk/es.json'), (await import('./react-admin/spanish.ts')).spanish),
}

/** Our replacements for messages of react-admin that read badly when they contain the name of a section. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'ra.navigation.no_results': 'desk.empty.none',
  'ra.navigation.no_filtered_results': 'desk.empty.filtered',
}

const FORMATTERS = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/** Replaces the spaces before punctuation in react-admin's French messages with no-break spaces. */
function addNoBreakSpaces(text: string, language: Language): string {
  return language === 'fr' ? text.replaceAll(/ (?=[:;?!»])/g, '\u00a0') : text
}

/**
 * Creates the i18n provider. Our messages use ICU MessageFormat like the shop's; those of react-admin use Polyglot
 * syntax.
 */
export async function createI18n(initial: Language): Promise<I18nProvider> {
  let locale: Language = initial
  let { own, reactAdmin } = await LOADERS[initial]()
  const polyglot = polyglotI18nProvider(() => reactAdmin, initial, LOCALES, { allowMissing: true })
  document.documentElement.lang = initial
  return {
    translate(key, values = {}) {
      const message = findMessage(own, REPLACEMENTS[key] ?? key)
      if (message === undefined) return addNoBreakSpaces(polyglot.translate(key, values), locale)
      return String(format(message, locale, values, { formatters: FORMATTERS }))
    },
    async changeLocale(chosen) {
      const language = LOCALES.find((supported) => supported.locale === chosen)?.locale ?? initial
      const loaded = await LOADERS[language]()
      own = loaded.own
      reactAdmin = loaded.reactAdmin
      locale = language
      await polyglot.changeLocale(language)
      document.documentElement.lang = language
    },
    getLocale: () => locale,
    getLocales: () => LOCALES,
  }
}

/** Finds a message by its key. A compiled message is a string or an array; a group of messages is a plain object. */
function findMessage(tree: MessageTree, key: string): CompiledMessage | undefined {
  let node: CompiledMessage | MessageTree | undefined = tree
  for (const part of key.split('.')) {
    if (node === undefined || typeof node === 'string' || Array.isArray(node)) return undefined
    node = (node as MessageTree)[part]
  }
  return typeof node === 'string' || Array.isArray(node) ? node : undefined
}

function toMessages(own: { default: unknown }, reactAdmin: TranslationMessages): LocaleMessages {
  return { own: own.default as MessageTree, reactAdmin }
}
