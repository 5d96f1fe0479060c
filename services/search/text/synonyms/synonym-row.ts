/**
 * Names of one thing in English, Italian, Spanish, German and French, separated by commas: people type the
 * word they know, whatever the language of the page. The rows connect the words of the catalogue with those
 * of visitors; a name may have several words.
 */
export type SynonymRow = readonly [en: string, it: string, es: string, de: string, fr: string]
