import { afterEach, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { createCustomerLookups } from './customer-lookups.ts'

const COMPANY = {
  companyId: 'gid://shopify/Company/1',
  locationId: 'gid://shopify/CompanyLocation/1',
  name: 'Studio Rossi',
  standing: 'approved',
  role: 'owner',
  taxNumber: '',
  isTaxExempt: false,
}
const reported: unknown[] = []
const requested: Request[] = []
const lookups = (respond: () => Response) =>
  createCustomerLookups(
    {
      baseUrl: 'http://customer.internal',
      async fetch(request) {
        requested.push(request)
        return respond()
      },
    },
    'company-token',
    (problem) => reported.push(problem),
  )
afterEach(() => {
  reported.length = 0
  requested.length = 0
})

test('the company and the language of an account are read with the token of a server', async () => {
  expect(await lookups(() => Response.json(COMPANY)).companyOf('a/b')).toEqual(ok(COMPANY))
  expect(await lookups(() => Response.json({ language: 'de' })).findLanguage('ada')).toEqual(ok('de'))
  expect(requested.map(({ url }) => url)).toEqual([
    'http://customer.internal/companies/a%2Fb',
    'http://customer.internal/languages/ada',
  ])
  expect(requested.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array(2).fill('Bearer company-token'),
  )
})

test('an account unknown to the service is a consumer without a language', async () => {
  const { companyOf, findLanguage } = lookups(() => new Response(null, { status: 404 }))
  expect([await companyOf('ada'), await findLanguage('ada')]).toEqual([ok(null), ok(null)])
  expect(reported).toEqual([])
})

test.each<[string, () => Response]>([
  ['a failure', () => new Response(null, { status: 503 })],
  ['an answer outside the contract', () => Response.json({ standing: 'friend' })],
  [
    'no answer',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])('%s is reported, and makes no one a consumer', async (_, respond) => {
  const { companyOf, findLanguage } = lookups(respond)
  const unavailable = refuse('account-unavailable')
  expect([await companyOf('ada'), await findLanguage('ada')]).toEqual([unavailable, unavailable])
  expect(reported).toHaveLength(2)
})
