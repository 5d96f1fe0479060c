import { expect, test } from 'vitest'
import { tokenOwnerAt } from './token-owner.ts'

const answering = (answer: () => Response) =>
  tokenOwnerAt({ baseUrl: 'http://identity.internal', fetch: async () => answer() })

test('a token is somebody’s or, by a definite refusal, nobody’s', async () => {
  const claims = { sub: 'anna', email: 'anna@example.com', email_verified: true }
  const anna = { accountId: 'anna', email: 'anna@example.com', isEmailVerified: true }
  expect(await answering(() => Response.json(claims))('token')).toEqual(anna)
  expect(await answering(() => new Response(null, { status: 401 }))('token')).toBeNull()
})

test('an address that a provider says nothing of is not proven', async () => {
  const owner = await answering(() => Response.json({ sub: 'anna' }))('token')
  expect(owner).toEqual({ accountId: 'anna', email: '', isEmailVerified: false })
})

test.each([500, 503, 429])('an answer of %i is no refusal', async (status) => {
  await expect(answering(() => new Response(null, { status }))('token')).rejects.toThrow(String(status))
})

test.each(['', 'two words', '👩', 'a\nb', 'a\ud800'])(
  'the text %j is no token, and no provider is called',
  async (text) => {
    const requested = answering(() => {
      throw new Error('The provider was called')
    })
    expect(await requested(text)).toBeNull()
  },
)

test('a token with signs that no token has opens nothing', async () => {
  expect(await answering(() => new Response(null, { status: 400 }))('"')).toBeNull()
})
