import { expect, test } from 'vitest'
import { whoseTokenAt } from './whose-token.ts'

const answering = (answer: () => Response) =>
  whoseTokenAt({ baseUrl: 'http://identity.internal', fetch: async () => answer() })

test('a token is somebody’s or, by a definite refusal, nobody’s', async () => {
  expect(await answering(() => Response.json({ sub: 'anna' }))('token')).toBe('anna')
  expect(await answering(() => new Response(null, { status: 401 }))('token')).toBeNull()
})

test.each([500, 503, 429])('an answer of %i is no refusal', async (status) => {
  await expect(answering(() => new Response(null, { status }))('token')).rejects.toThrow(String(status))
})
