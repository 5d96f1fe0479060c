/** The languages of the shop. English is the one that every text has; it stands in where another is missing. */
export const LANGUAGES = [
  { id: 'en', title: 'English' },
  { id: 'it', title: 'Italiano' },
  { id: 'es', title: 'Español' },
  { id: 'de', title: 'Deutsch' },
  { id: 'fr', title: 'Français' },
] as const

export const NOT_TRANSLATED = 'Not translated yet: English is shown.'
