import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import relations from './relations.json' with { type: 'json' }
import { KIND_WORDS, WORDS } from './words.ts'

const GROUPS = ['kinds', 'seats', 'qualities', 'pages', 'synonyms'] as const

test.each(LANGUAGES)('every thing has a name in %s', (language) => {
  for (const group of GROUPS) {
    const words = WORDS[language][group]
    expect(Object.keys(words), group).toEqual(Object.keys(WORDS.en[group]))
    for (const [key, names] of Object.entries(words))
      for (const name of names.split(',')) expect(name.trim(), `${group} ${key}`).not.toBe('')
  }
})

test('kinds are related to kinds that have a name', () => {
  const named = new Set(KIND_WORDS.flatMap(({ means }) => means))
  const tables = [relations.kindsAbove, relations.similarKinds, relations.alsoMeant]
  const related = tables.flatMap((table) =>
    Object.entries(table).flatMap(([kind, kinds]) => [kind, ...kinds]),
  )
  expect(related.filter((kind) => !named.has(`kind:${kind}`))).toEqual([])
})
