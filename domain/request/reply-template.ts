import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../market/language.ts'

/** The texts of a template by language; at least one. */
export type TemplateTexts = Readonly<Partial<Record<Language, string>>>

/**
 * The template in the customer's language, otherwise in English, otherwise in its first language. Null without any
 * text.
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

/**
 * Replaces `{name}` and `{number}` and leaves other text in braces unchanged. If the name is unknown, the space before
 * it is removed too.
 */
export function fillTemplate(text: string, { name, number }: { name: string; number: string }): string {
  return text
    .split('{number}')
    .map((part) => (name === '' ? part.replaceAll(' {name}', '') : part).split('{name}').join(name))
    .join(number)
}

/** Replaces an empty text; otherwise appends the template after a blank line. */
export function withTemplate(text: string, template: string): string {
  return text.trim() === '' ? template : `${text.trimEnd()}\n\n${template}`
}
