import { expect, test } from 'vitest'
import { readFact, requestFacts } from './request-facts.ts'

test.each([
  [{ topic: 'press', orderNumber: '', prefersPhone: false, phone: '' }, [['topic', 'press']]],
  [
    { height: '', width: '78', unit: 'in', finishes: 'Oak' },
    [
      ['width', '78 in'],
      ['finishes', 'Oak'],
    ],
  ],
  [
    { certificate: false, assemble: true, city: 'Brooklyn' },
    [
      ['city', 'Brooklyn'],
      ['assemble', 'yes'],
      ['certificate', 'no'],
    ],
  ],
  [{ at: null, timeZone: 'Europe/Rome' }, [['at', 'now', 'Europe/Rome']]],
  [{ at: '2026-11-26T14:00:00.000Z', timeZone: 'UTC' }, [['at', '2026-11-26T14:00:00.000Z', 'UTC']]],
  [
    { budget: '25000', currency: 'EUR', listId: 'l', listName: 'Dining room' },
    [
      ['listName', 'Dining room'],
      ['budget', '25000', 'EUR'],
    ],
  ],
  [{ rooms: [], budget: '', currency: 'EUR' }, []],
  [{ rooms: ['lobby', 'restaurant'], secondTime: '', timeZone: 'UTC' }, [['rooms', 'lobby restaurant']]],
])('%j is listed without what was left empty', (fields, facts) => {
  expect(requestFacts(fields).map((fact) => Object.values(fact))).toEqual(facts)
})

test.each([
  [
    { key: 'assemble', value: 'yes' },
    { kind: 'words', words: ['yes'] },
  ],
  [
    { key: 'finishes', value: 'yes' },
    { kind: 'text', text: 'yes' },
  ],
  [
    { key: 'rooms', value: 'restaurant kitchen' },
    { kind: 'words', words: ['kitchen', 'restaurant'] },
  ],
  [
    { key: 'at', value: 'now' },
    { kind: 'words', words: ['now'] },
  ],
  [
    { key: 'at', value: '2026-11-26T14:00:00.000Z', timeZone: 'UTC' },
    { kind: 'moment', at: '2026-11-26T14:00:00.000Z', timeZone: 'UTC' },
  ],
  [
    { key: 'budget', value: '25000', currency: 'EUR' },
    { kind: 'money', money: { amountMinor: 2_500_000, currency: 'EUR' } },
  ],
  [
    { key: 'dateNeeded', value: '2027-03-31' },
    { kind: 'date', date: '2027-03-31' },
  ],
  [
    { key: 'country', value: 'IT' },
    { kind: 'country', country: 'IT' },
  ],
] as const)('%j is read as %j', (fact, read) => {
  expect(readFact(fact)).toEqual(read)
})
