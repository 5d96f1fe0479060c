/**
 * One thing by its names in English, Italian, Spanish, German and French, with commas between: people type the
 * word they know, whatever language the page is in. Written for the catalogue's words on one side and those of
 * the visitors on the other; a name may be of several words.
 */
export type SynonymRow = readonly [en: string, it: string, es: string, de: string, fr: string]
