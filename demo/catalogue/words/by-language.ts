import type { Language } from '../../../domain/market/language.ts'
import type { Words } from './words.ts'

/** Builds a text in each language. */
export function byLanguage(say: (language: Language) => string): Words {
  return { en: say('en'), es: say('es'), it: say('it'), de: say('de'), fr: say('fr') }
}
