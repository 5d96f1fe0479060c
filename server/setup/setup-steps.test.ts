import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { type SetupFacts, setupSteps } from './setup-steps.ts'

const NEW: SetupFacts = {
  house: { ...SAMPLE_HOUSE, delivery: { costs: [] } },
  houseFile: 'house/house.json',
  products: 0,
  untranslated: new Map([
    ['de', 1200],
    ['it', 3],
  ]),
  documents: 0,
  accounts: 0,
  hasBankAccount: false,
  hasTestCard: true,
  hasMailServer: false,
  publicOrigin: 'http://localhost:3000',
  option: ' --empty',
}
const READY: SetupFacts = {
  ...NEW,
  house: { ...SAMPLE_HOUSE, contact: { ...SAMPLE_HOUSE.contact, email: 'hello@molino.it' } },
  products: 20,
  untranslated: new Map(),
  documents: 9,
  accounts: 1,
  hasBankAccount: true,
  hasMailServer: true,
  publicOrigin: 'https://molino.it',
}

const done = (facts: SetupFacts) =>
  setupSteps(facts)
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title)

test('a new shop has everything to do, in this order', () => {
  expect(setupSteps(NEW).map(({ title }) => title)).toEqual([
    'Who you are',
    'Products',
    'Translations',
    'Delivery costs',
    'Payment',
    'Email sender',
    'People',
    'Content',
    'Public address',
  ])
  expect(done(NEW)).toEqual([])
})

test('a shop that is ready has nothing to do', () => {
  expect(done(READY)).toHaveLength(9)
})

test.each<[string, Partial<SetupFacts>]>([
  ['Who you are', { house: SAMPLE_HOUSE }],
  ['Products', { products: 0 }],
  ['Translations', { untranslated: new Map([['fr', 1]]) }],
  [
    'Delivery costs',
    { house: { ...READY.house, delivery: { costs: SAMPLE_HOUSE.delivery.costs.slice(1) } } },
  ],
  ['Payment', { hasBankAccount: false }],
  ['Email sender', { hasMailServer: false }],
  ['People', { accounts: 0 }],
  ['Content', { documents: 0 }],
  ['Public address', { publicOrigin: 'http://localhost:3000' }],
])('"%s" alone is still to do', (title, difference) => {
  const open = setupSteps({ ...READY, ...difference }).filter(({ isDone }) => !isDone)
  expect(open.map((step) => step.title)).toEqual([title])
})

test('commands are those of the shop, and a hosted shop needs no file', () => {
  const commands = setupSteps(NEW).flatMap(({ command = '' }) => (command ? [command] : []))
  expect(commands.every((command) => command.includes(' --empty'))).toBe(true)
  const [, products] = setupSteps({ ...NEW, products: null })
  expect(products).toMatchObject({ isDone: true, command: 'npm run reindex' })
})
