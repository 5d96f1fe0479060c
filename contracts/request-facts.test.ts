import { expect, test } from 'vitest'
import { requestFacts } from './request-facts.ts'

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
])('%j is listed without what was left empty', (fields, facts) => {
  expect(requestFacts(fields).map((fact) => Object.values(fact))).toEqual(facts)
})
