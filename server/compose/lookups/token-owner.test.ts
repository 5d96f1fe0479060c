import { afterEach, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { createTokenOwnerLookup } from './token-owner.ts'

const reported: unknown[] = []
const answering = (respond: () => Response) =>
  createTokenOwnerLookup({ baseUrl: 'http://identity.internal', fetch: async () => respond() }, (problem) =>
    reported.push(problem),
  )
afterEach(() => reported.splice(0))

test('a token has an owner or, after a definite refusal, none', async () => {
  const claims = { sub: 'anna', email: 'anna@example.com', email_verified: true }
  const anna = { accountId: 'anna', email: 'anna@example.com', isEmailVerified: true }
  expect(await answering(() => Response.json(claims))('token')).toEqual(ok(anna))
  expect(await answering(() => new Response(null, { status: 401 }))('token')).toEqual(ok(null))
})

test('an address without information from the provider is not verified', async () => {
  const owner = await answering(() => Response.json({ sub: 'anna' }))('token')
  expect(owner).toEqual(ok({ accountId: 'anna', email: '', isEmailVerified: false }))
})

test.each([500, 503, 429])('an answer of %i is no refusal', async (status) => {
  const owner = await answering(() => new Response(null, { status }))('token')
  expect(owner).toEqual(refuse('account-unavailable'))
  expect(reported).toEqual([{ client: 'identity', code: 'account-unavailable', status }])
})

test('neither are claims without an account, nor a missing response', async () => {
  const owner = await answering(() => Response.json({ email: 'anna@example.com' }))('token')
  expect(owner).toEqual(refuse('account-unavailable'))
  const down = answering(() => {
    throw new TypeError('fetch failed')
  })
  expect(await down('token')).toEqual(refuse('account-unavailable'))
  expect(reported).toMatchObject([{ status: 200 }, { status: null }])
})

test.each(['', 'two words', '👩', 'a\nb', 'a\ud800'])(
  'the text %j is no token, and no provider is called',
  async (text) => {
    let calls = 0
    const find = answering(() => Response.json({ sub: `anna-${++calls}` }))
    expect(await find(text)).toEqual(ok(null))
    expect(calls).toBe(0)
  },
)

test('a token with invalid characters is not accepted', async () => {
  expect(await answering(() => new Response(null, { status: 400 }))('"')).toEqual(ok(null))
})
