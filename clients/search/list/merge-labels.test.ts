import { expect, test } from 'vitest'
import { mergeLabels } from './merge-labels.ts'

const glass = { key: 'glass', label: 'Vetro', language: null, count: 2 }
const untranslated = { key: 'glass', label: 'Glass', language: 'en', count: 3 } as const
const brass = { key: 'brass', label: 'Brass', language: 'en', count: 1 } as const

test.each([
  ['the translated label first', [glass, brass, untranslated]],
  ['the other one first', [untranslated, glass, brass]],
])('a value with and without translation is one, with the translated label: %s', (_, choices) => {
  expect(mergeLabels(choices).toSorted((one, other) => other.count - one.count)).toEqual([
    { ...glass, count: 5 },
    brass,
  ])
})
