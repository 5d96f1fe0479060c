import { expect, test } from 'vitest'
import { Engine } from '../engine/engine.ts'
import { DEFAULT_TEXT_RULES, runQuery } from '../engine/run-query.ts'

type Piece = { title: string; maker?: string; skus?: string[]; material?: string[] }

/** Returns a function that finds the titles of pieces, best first, with the settings of the shop's index. */
function createFinder(language: string, pieces: readonly Piece[]) {
  const engine = new Engine({
    facetAttributes: ['material'],
    searchableAttributes: [['skus', 'maker'], ['title'], ['material']],
    numericAttributes: null,
    language,
  })
  pieces.forEach((piece, at) => {
    const record = { objectID: String(at), ...piece }
    engine.put(record)
  })
  return (text: string, rules: Partial<typeof DEFAULT_TEXT_RULES> = {}) => {
    const typos = { ...DEFAULT_TEXT_RULES.typos, tolerance: 'min' as const, inNumbers: false }
    const { slots, words } = runQuery(engine, {
      text,
      searchIn: null,
      filters: [],
      criteria: [],
      sortsFirst: false,
      offset: 0,
      length: 50,
      textRules: { ...DEFAULT_TEXT_RULES, typos, removesStopWords: true, ...rules },
    })
    return {
      titles: slots.map((slot) => String(engine.recordAt(slot).title)),
      removed: words.filter(({ isRemoved }) => isRemoved).map(({ word }) => word),
    }
  }
}

const toTitleRecords = (titles: readonly string[]) => titles.map((title) => ({ title }))

test.each([
  ['en', 'chairs', 'Dining chair'],
  ['it', 'sedia', 'Sedie impagliate'],
  ['it', 'tavoli', 'Tavolo da pranzo'],
  ['es', 'lamparas', 'Lámpara de mesa'],
  ['es', 'sillón', 'Sillones de terciopelo'],
  ['de', 'stuhle', 'Stuhl aus Buche'],
  ['de', 'Vasen', 'Vase aus Glas'],
  ['fr', 'fauteuil', 'Fauteuils en velours'],
  ['fr', 'LAMPES', 'Lampe à poser'],
])('%s: %s finds %s by its stem, with or without accents', (language, query, title) => {
  expect(createFinder(language, toTitleRecords([title, 'Zzz']))(query).titles).toEqual([title])
})

test.each([
  ['it', 'lampada da terra', 'Lampada terra'],
  ['fr', "table d'appoint", 'Table appoint'],
  ['en', 'a chair for the garden', 'Garden chair'],
  ['de', 'Tisch aus Marmor', 'Marmor Tisch'],
])('%s: words that every text has do not count in %s', (language, query, title) => {
  const find = createFinder(language, toTitleRecords([title]))
  expect(find(query).titles).toEqual([title])
})

// spec 1: text search: stems, other names, compounds, misspelt words, in five languages
test.each([
  ['en', 'couch', 'Linen sofa'],
  ['en', 'divano', 'Linen sofa'],
  ['it', 'sofà', 'Divano in lino'],
  ['es', 'divano', 'Sofá de lino'],
  ['de', 'Couch', 'Sofa aus Leinen'],
  ['fr', 'sofa', 'Canapé en lin'],
  ['en', 'bedside table', 'Oak nightstand'],
  ['en', 'sconce', 'Brass wall light'],
])('%s: %s finds %s, which is the same by another name', (language, query, title) => {
  expect(createFinder(language, toTitleRecords([title, 'Zzz']))(query).titles).toEqual([title])
  expect(createFinder(language, toTitleRecords([title]))(query, { usesSynonyms: false }).titles).toEqual([])
})

test.each([
  ['Leuchte', 'Wandleuchte aus Messing'],
  ['Tische', 'Couchtisch'],
  ['Wand Leuchte', 'Wandleuchte aus Messing'],
  ['Messingleuchte', 'Wandleuchte aus Messing'],
])('German: %s finds %s', (query, title) => {
  const find = createFinder('de', toTitleRecords([title, 'Vase']))
  expect(find(query, { usesSynonyms: false }).titles).toEqual([title])
})

test.each([
  ['sof', 'no typo in three letters', []],
  ['lmap', 'one typo from four letters', ['Lamp']],
  ['lpma', 'not two in so few', []],
  ['chandeleir', 'letters exchanged', ['Chandelier']],
  ['chandaleer', 'two typos from eight letters', ['Chandelier']],
  ['chandaleers', 'not three', []],
])('%s: %s', (query, _, titles) => {
  expect(
    createFinder('en', toTitleRecords(['Lamp', 'Chandelier', 'Soda']))(query, { queryType: 'prefixNone' })
      .titles,
  ).toEqual(titles)
})

test('a word of the catalogue is not corrected', () => {
  expect(createFinder('en', toTitleRecords(['Vase', 'Base']))('vase').titles).toEqual(['Vase'])
})

test('a word that only other documents have is corrected if the query finds nothing otherwise', () => {
  const find = createFinder('en', toTitleRecords(['Bras stand', 'Brass lamp']))
  expect(find('bras lamp', { queryType: 'prefixNone' }).titles).toEqual(['Brass lamp'])
})

test.each(['ofb-12', 'OFB12', 'ofb 12', 'OFB-1'])('the number %s comes first', (query) => {
  const find = createFinder('en', [{ title: 'Ofb 12 and 1' }, { title: 'Chair', skus: ['OFB-12'] }])
  expect(find(query).titles[0]).toBe('Chair')
})

test('a number is never corrected', () => {
  expect(createFinder('en', [{ title: 'Chair', skus: ['OFB-1200'] }])('OFB-1300').titles).toEqual([])
})

test('makers rank before titles, titles before materials, whole words before related words and prefixes', () => {
  const find = createFinder('en', [
    { title: 'Marbled paper' },
    { title: 'Table', material: ['Marble'] },
    { title: 'Marbles' },
    { title: 'Marble bench' },
    { title: 'Vase', maker: 'Marble House' },
    { title: 'Marblewood box' },
  ])
  expect(find('marble').titles).toEqual([
    'Vase',
    'Marble bench',
    'Marbled paper',
    'Marbles',
    'Marblewood box',
    'Table',
  ])
})

test('if all words together find nothing, the least useful are left out and reported', () => {
  const find = createFinder('en', toTitleRecords(['Blue lamp', 'Blue chair', 'Red lamp', 'Oak lamp']))
  expect(find('blue spaceship lamp', { removesWords: true })).toEqual({
    titles: ['Blue lamp'],
    removed: ['spaceship'],
  })
  // Oak is rarer than lamp, and no document has both with blue.
  expect(find('blue oak lamp', { removesWords: true })).toEqual({ titles: ['Oak lamp'], removed: ['blue'] })
  expect(find('blue spaceship lamp')).toEqual({ titles: [], removed: [] })
  expect(find('spaceship', { removesWords: true })).toEqual({ titles: [], removed: [] })
})

test('optional words improve the rank but are not required', () => {
  const find = createFinder('en', toTitleRecords(['Red lamp', 'Blue lamp', 'Blue chair']))
  expect(find('blue lamp', { optionalWords: ['blue'] }).titles).toEqual(['Blue lamp', 'Red lamp'])
})
