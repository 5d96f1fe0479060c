/** An adjective in every form that a title needs; it agrees with its noun except in English. */
export type Form = {
  readonly en: string
  readonly it: Readonly<Record<'m' | 'f', string>>
  readonly es: Readonly<Record<'m' | 'f', string>>
  /** The strong declension, as in a title without an article: `Runder Tisch`. */
  readonly de: Readonly<Record<'m' | 'f' | 'n', string>>
  readonly fr: Readonly<Record<'m' | 'f', string>>
}

const german = (stem: string) => ({ m: `${stem}er`, f: `${stem}e`, n: `${stem}es` })
const both = (word: string) => ({ m: word, f: word })
const ending = (stem: string) => ({ m: `${stem}o`, f: `${stem}a` })

/** Adjectives that distinguish the pieces of one series. */
export const FORMS = {
  round: {
    en: 'round',
    it: ending('rotond'),
    es: ending('redond'),
    de: german('Rund'),
    fr: { m: 'rond', f: 'ronde' },
  },
  oval: { en: 'oval', it: both('ovale'), es: ending('ovalad'), de: german('Oval'), fr: both('ovale') },
  tall: {
    en: 'tall',
    it: ending('alt'),
    es: ending('alt'),
    de: { m: 'Hoher', f: 'Hohe', n: 'Hohes' },
    fr: { m: 'haut', f: 'haute' },
  },
  low: {
    en: 'low',
    it: ending('bass'),
    es: ending('baj'),
    de: german('Niedrig'),
    fr: { m: 'bas', f: 'basse' },
  },
  small: {
    en: 'small',
    it: ending('piccol'),
    es: ending('pequeñ'),
    de: german('Klein'),
    fr: { m: 'compact', f: 'compacte' },
  },
  wide: { en: 'wide', it: ending('larg'), es: ending('anch'), de: german('Breit'), fr: both('large') },
  slim: {
    en: 'slim',
    it: both('sottile'),
    es: ending('estrech'),
    de: german('Schmal'),
    fr: { m: 'étroit', f: 'étroite' },
  },
  fluted: {
    en: 'fluted',
    it: ending('scanalat'),
    es: ending('estriad'),
    de: german('Geriffelt'),
    fr: { m: 'cannelé', f: 'cannelée' },
  },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof FORMS
