import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../market/language.ts'

/** The texts of a template by language; at least one. */
export type TemplateTexts = Readonly<Partial<Record<Language, string>>>

/**
 * The text of a template in the language of a customer; if it has none, in English, or else in the first language that it
 * has. Null without any text.
 */
export function templateText(
  texts: TemplateTexts,
  wanted: Language,
): { text: string; language: Language } | null {
  for (const language of [wanted, DEFAULT_LANGUAGE, ...LANGUAGES]) {
    const text = texts[language]
    if (text) return { text, language }
  }
  return null
}

/** Fills in the placeholders `{name}` and `{number}`; other text in braces stays, and no space before a name that is not known. */
export function fillTemplate(text: string, { name, number }: { name: string; number: string }): string {
  return text
    .split('{number}')
    .map((part) => (name === '' ? part.replaceAll(' {name}', '') : part).split('{name}').join(name))
    .join(number)
}

/** A text with a template in it: in place of an empty one, and otherwise after a blank line. */
export function withTemplate(text: string, template: string): string {
  return text.trim() === '' ? template : `${text.trimEnd()}\n\n${template}`
}
