/** The five languages of the shop (Spec §1, §9), English first because it is the default. */
export const LANGUAGES = ['en', 'es', 'it', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Spec §9: default language en. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** A text per language; English is required and is the fallback. */
export type LocalizedText = { readonly en: string } & { readonly [language in Language]?: string | undefined }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The text in a language, or in English if it is missing or blank. */
export function localizedText(texts: LocalizedText, language: Language): string {
  return texts[language]?.trim() ? (texts[language] ?? texts.en) : texts.en
}
