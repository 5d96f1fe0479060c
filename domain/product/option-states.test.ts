import { expect, test } from 'vitest'
import { optionStates } from './option-states.ts'

const optionOf = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value) => ({ name: value, swatchColor: null })),
})
const OPTIONS = [optionOf('Size', 'S', 'M', 'L'), optionOf('Finish', 'Oak', 'Steel'), optionOf('Cut', 'A')]
const COMBINATIONS = [
  { values: ['S', 'Oak', 'A'], isForSale: true },
  { values: ['S', 'Steel', 'A'], isForSale: false },
  { values: ['M', 'Oak', 'A'], isForSale: false },
  { values: ['L', 'Steel', 'A'], isForSale: true },
]

test.each([
  [
    ['S', 'Oak', 'A'],
    [['for-sale', 'sold-out', 'missing'], ['for-sale', 'sold-out'], ['for-sale']],
  ],
  [
    ['M', 'Oak', 'A'],
    [['for-sale', 'sold-out', 'missing'], ['sold-out', 'missing'], ['sold-out']],
  ],
  // A combination that does not exist: values that would complete it are marked as missing.
  [
    ['L', 'Oak', 'A'],
    [['for-sale', 'sold-out', 'missing'], ['missing', 'for-sale'], ['missing']],
  ],
])('with %j chosen, each value is marked by the variant that it leads to', (chosen, states) => {
  expect(optionStates(OPTIONS, COMBINATIONS, chosen)).toEqual(states)
})
