/** The languages of the shop. Every text has an English version, which is the fallback for missing translations. */
export const LANGUAGES = [
  { id: 'en', title: 'English' },
  { id: 'it', title: 'Italiano' },
  { id: 'es', title: 'Español' },
  { id: 'de', title: 'Deutsch' },
  { id: 'fr', title: 'Français' },
] as const

export const NOT_TRANSLATED = 'Not translated yet: English is shown.'
