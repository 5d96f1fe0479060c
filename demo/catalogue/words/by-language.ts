import type { Language } from '../../../domain/market/language.ts'
import type { Words } from './words.ts'

/** Builds a text in each language. */
export function byLanguage(getText: (language: Language) => string): Words {
  return { en: getText('en'), es: getText('es'), it: getText('it'), de: getText('de'), fr: getText('fr') }
}
