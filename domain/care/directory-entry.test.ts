import { expect, test } from 'vitest'
import { accountEntry, guestEntry, type KnownOrders, type KnownProfile } from './directory-entry.ts'

const day = (text: string) => new Date(`${text}T10:00:00Z`)
const account = { email: 'clara@example.com', language: 'de', createdAt: day('2026-03-01') } as const
const orders = (changes: Partial<KnownOrders> = {}): KnownOrders => ({
  orderCount: 1,
  firstOrderAt: day('2026-05-01'),
  lastOrderAt: day('2026-05-01'),
  name: 'Clara Hoffmann',
  company: '',
  country: 'DE',
  language: 'en',
  ...changes,
})
const profile = (changes: Partial<KnownProfile> = {}): KnownProfile => ({
  name: 'Clara H.',
  company: 'Studio Hoffmann',
  standing: 'approved',
  language: 'fr',
  ...changes,
})

test.each([
  ['chose a language', profile(), 'fr'],
  ['never chose one', profile({ language: null }), 'de'],
  ['stored nothing yet', null, 'de'],
])('a customer who %s is written to in it, whatever an order was placed in', (_, known, language) => {
  expect(accountEntry(account, known, [orders()]).language).toBe(language)
})

test('names, company and standing come from the profile, or without a name from the latest order', () => {
  expect(accountEntry(account, profile(), [orders({ name: 'Other', company: 'Other' })])).toMatchObject({
    name: 'Clara H.',
    company: 'Studio Hoffmann',
    standing: 'approved',
  })
  const named = accountEntry(account, profile({ name: '', company: null }), [orders({ company: 'Atelier' })])
  expect(named).toMatchObject({ name: 'Clara Hoffmann', company: 'Atelier' })
  expect(accountEntry(account, null, [])).toMatchObject({ name: '', company: null, standing: null })
})

test('orders with and without the account count together, and the latest decides the country', () => {
  const signedIn = orders({ orderCount: 2, lastOrderAt: day('2026-06-01'), country: 'AT' })
  const asGuest = orders({ firstOrderAt: day('2025-12-01'), lastOrderAt: day('2025-12-01') })
  for (const parts of [
    [signedIn, asGuest],
    [asGuest, signedIn],
  ])
    expect(accountEntry(account, null, parts)).toMatchObject({
      orderCount: 3,
      country: 'AT',
      since: day('2025-12-01'),
      lastOrderAt: day('2026-06-01'),
    })
})

test('an account without orders is known since it was created', () => {
  expect(accountEntry(account, null, [])).toMatchObject({
    orderCount: 0,
    country: null,
    since: account.createdAt,
    lastOrderAt: null,
  })
})

test('a guest is known by their orders alone', () => {
  expect(guestEntry('ada@example.com', orders({ company: 'Atelier' }))).toEqual({
    email: 'ada@example.com',
    name: 'Clara Hoffmann',
    company: 'Atelier',
    standing: null,
    language: 'en',
    country: 'DE',
    orderCount: 1,
    since: day('2026-05-01'),
    lastOrderAt: day('2026-05-01'),
  })
})
