import type { Language } from '../../domain/market/language.ts'
import type { Shot } from '../studio/shot.ts'
import { SHOTS } from '../studio/shots/all.ts'
import { catalogueSpecs, getTitle } from './catalogue.ts'
import { byLanguage } from './words/by-language.ts'
import type { Words } from './words/words.ts'

/** The alternative text of a piece's room picture: the place, and the other pieces of the shop in it. */
export function roomAltText(picture: string, title: Words): Words {
  const shot = SHOTS.find(({ name }) => name === picture)
  const place = PLACES[shot?.set === 'terrace' ? 'terrace' : 'room']
  const neighbors = shot ? otherPiecesIn(shot) : []
  const describe = (language: Language) => {
    const others = neighbors.map((words) => withoutNumber(words[language]))
    const list = new Intl.ListFormat(language).format(others)
    const company = others.length > 0 ? `${BESIDE[language]} ${list}` : ''
    return `${withoutNumber(title[language])} ${place[language]}${company}`
  }
  return byLanguage(describe)
}

const PLACES = {
  room: {
    en: 'in a paneled room in low sun',
    it: 'in una stanza con boiserie al sole basso',
    es: 'en una sala con molduras y sol bajo',
    de: 'in einem getäfelten Raum bei tiefer Sonne',
    fr: 'dans une pièce lambrissée au soleil rasant',
  },
  terrace: {
    en: 'on a sunlit terrace',
    it: 'su una terrazza al sole',
    es: 'en una terraza al sol',
    de: 'auf einer sonnigen Terrasse',
    fr: 'sur une terrasse ensoleillée',
  },
} as const satisfies Record<string, Words>

/** German titles are not declined, so they follow a colon instead of a preposition. */
const BESIDE: Words = { en: ', with', it: ', con', es: ', con', de: '; daneben:', fr: ', avec' }

/** The titles of the other pieces in a picture, without duplicates; props that are not for sale have none. */
function otherPiecesIn({ subject, around = [] }: Shot): Words[] {
  const pieces = new Set(around.map(({ piece }) => piece))
  pieces.delete(subject.piece)
  return [...pieces].flatMap((piece) => {
    const [name] = Object.entries(catalogueSpecs()).find(([, specs]) => specs.piece === piece) ?? []
    return name === undefined ? [] : [getTitle(name)]
  })
}

/** Strips the number from a title: «Perla candlesticks, pair» becomes «Perla candlesticks». */
function withoutNumber(title: string): string {
  return title.split(',')[0] ?? title
}
