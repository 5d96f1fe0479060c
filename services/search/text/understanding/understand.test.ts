import { expect, test } from 'vitest'
import { understand } from '../../engine/run-query.ts'
import { DEFAULT_TYPO_RULES } from '../expand-word.ts'
import { textLanguage } from '../language.ts'
import { TextIndex } from '../text-index.ts'

/** The meaning of a search: kinds, qualities (`!` if excluded), limits, pages and the remaining words. */
function describeMeaning(language: string, query: string): string {
  const typos = { ...DEFAULT_TYPO_RULES, tolerance: 'min' as const, inNumbers: false }
  const understood = understand(query, new TextIndex(textLanguage(language)), { typos, isPrefix: true })
  if (!understood) return 'a number'
  const { kinds, qualities, limits, pages, refused, rest } = understood.reading
  return [
    ...kinds,
    ...qualities.map(({ anyOf, isNegated }) => `${isNegated ? '!' : ''}${anyOf.join('/')}`),
    ...limits.map(({ side, min, max }) => `${side} ${min ?? ''}..${max ?? ''}`),
    ...pages.map((page) => `page:${page}`),
    ...refused.map(({ word }) => `!?${word}`),
    ...rest.map((word) => `?${word}`),
  ].join(' ')
}

// spec 1: text search: kinds, qualities, limits and what is not wanted are understood
test.each([
  ['en', 'round mirror', 'mirror shape:round'],
  ['en', 'floor length mirror', 'floor-mirror'],
  ['en', 'king size bed', 'bed bed:king'],
  ['en', 'small table lamp', 'table-lamp size:small'],
  ['en', 'champagne', 'flute'],
  ['en', 'chair without arms', 'chair style:no-arms'],
  ['en', 'sofa for two', 'sofa seats:2'],
  ['en', 'glass', 'glass'],
  ['en', 'glass vase', 'vase material:glass'],
  ['en', 'lamp for the desk', 'desk-lamp'],
  ['de', 'Lampe für den Schreibtisch', 'desk-lamp'],
  ['de', 'Lampe Boden Messing', 'floor-lamp material:brass'],
  ['en', 'mirror wall', 'wall-mirror'],
  ['en', 'runner rug', 'runner'],
  ['es', 'lámpara de mesa recargable', 'table-lamp style:portable'],
  ['it', 'coppia di candelieri', 'candleholder'],
  ['fr', 'table à rallonge', 'table style:extending'],
  ['en', 'sofa and armchair', 'sofa armchair'],
  ['en', 'cheap leather armchair', 'armchair material:leather'],
  ['it', 'tavolo rotondo da pranzo', 'dining-table shape:round'],
  ['it', 'lampada in ottone da tavolo', 'table-lamp material:brass'],
  ['it', 'sale', 'mill'],
  ['en', 'sale', 'offer:reduced'],
  ['es', 'vaso', 'glass'],
  ['it', 'vaso', 'vase'],
  ['fr', 'table ronde basse', 'coffee-table shape:round'],
  ['fr', 'lampe pas chère en laiton', 'lamp material:brass'],
  ['de', 'goldener Spiegel', 'mirror color:gold'],
])('in %s, "%s" means %s', (language, query, meaning) => {
  expect(describeMeaning(language, query)).toBe(meaning)
})

test.each([
  ['de', 'Messinglampe', 'lamp material:brass'],
  ['de', 'haengelampe', 'pendant'],
  ['de', 'Samtsofa', 'sofa material:velvet'],
  ['en', 'amarchair', 'armchair'],
  ['fr', 'abajour', 'table-lamp'],
  ['en', 'candel', 'candleholder'],
  ['en', 'side board', 'sideboard'],
  ['en', 'round mir', 'mirror shape:round'],
  ['de', 'messinglam', 'lamp material:brass'],
  ['en', 'lampada da terra', 'floor-lamp'],
  ['de', 'poltrona', 'armchair'],
  ['en', 'sedia', 'chair'],
  ['en', 'lampe de table', 'table-lamp'],
  ['en', 'table la', 'table-lamp'],
  ['it', 'lampadar', 'chandelier'],
])('in %s, "%s" is read as written otherwise: %s', (language, query, meaning) => {
  expect(describeMeaning(language, query)).toBe(meaning)
})

test.each([
  ['en', 'lamp under 500', 'lamp price ..500'],
  ['en', 'between 500 and 1,000 euro lamp', 'lamp price 500..1000'],
  ['de', 'Sofa unter 3.000 €', 'sofa price ..3000'],
  ['de', 'Lampe bis 40 cm hoch', 'lamp height ..40'],
  ['fr', 'console moins de 120 cm de large', 'console width ..120'],
  ['de', 'Regal niedriger als 1 m', 'bookcase height ..1'],
  ['it', 'divano più largo di 2 metri', 'sofa width 2..'],
  ['en', 'rug longer than 3 m', 'rug length 3..'],
  ['en', 'lamp lower than 500', 'lamp price ..500'],
  ['en', '6 seater dining table', 'dining-table seats:6'],
  ['de', '3-Sitzer', 'sofa seats:3'],
  ['it', 'tavolo per sei persone', 'table seats:6'],
  ['en', 'set of 4 glasses', 'glass set:4'],
  ['en', 'bed 160x200', 'bed bed:queen'],
])('in %s, the numbers of "%s" are limits: %s', (language, query, meaning) => {
  expect(describeMeaning(language, query)).toBe(meaning)
})

test.each([
  ['en', 'trade', 'page:trade'],
  ['de', 'Rückgabe', 'page:returns'],
  ['en', 'OFBNUV-001', 'a number'],
  ['de', 'Lampe ohne Messing', 'lamp !material:brass'],
  ['it', 'poltrona non in pelle', 'armchair !material:leather'],
  ['en', 'lamp without shade', 'lamp !?shade'],
  ['en', 'farmhouse table', 'dining-table style:trestle'],
  ['en', 'nuvola armchair', 'armchair ?nuvola'],
  ['en', 'gren velvet sofa', 'sofa color:green material:velvet'],
  ['es', 'siya comedor', 'dining-chair'],
  ['es', 'alfonbra', 'rug'],
  ['es', 'lámpara encima de la mesa', 'ceiling-light room:dining'],
  ['de', 'Leselampe Bett', 'reading-lamp'],
  ['de', 'Wohnzimmer Tisch', 'coffee-table'],
  ['fr', 'tabouret 3 pieds', 'stool style:tripod'],
])('in %s, "%s" is %s', (language, query, meaning) => {
  expect(describeMeaning(language, query)).toBe(meaning)
})

// spec 1: text search: each part of a search can be left out
test('each part of a search can be left out, also that of a compound', () => {
  const typos = { ...DEFAULT_TYPO_RULES }
  const without = (language: string, query: string) => {
    const index = new TextIndex(textLanguage(language))
    const reading = understand(query, index, { typos, isPrefix: false })?.reading
    return [reading?.kindPart, ...(reading?.qualities ?? [])].map((part) => part?.without)
  }
  expect(without('en', 'round brass mirror')).toEqual(['round brass', 'brass mirror', 'round mirror'])
  expect(without('de', 'Messinglampe')).toEqual(['Messing', 'Lampe'])
  expect(without('it', 'lampada in ottone da tavolo')).toEqual(['ottone', 'lampada da tavolo'])
})
