import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { quote, quoteList } from '#contracts/quote.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openQuotes } from '#tests/support/samples/open-quotes.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())

const NOW = new Date('2026-11-26T09:00:00Z')
const desk = openQuotes(database, () => NOW)

/** A quote that was sent to Anna. */
async function sent() {
  const { number, detail } = await desk.send('anna')
  return { path: `/customer/quotes/${number}`, lineId: detail?.versions[0]?.offer.lines[0]?.id ?? '' }
}

async function call(method: string, path: string, body?: object, by = 'anna') {
  const response = await desk.platform.fetch(
    new Request(`http://platform.internal${path}`, {
      method,
      headers: {
        authorization: `Bearer ${by}`,
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}

let open: Awaited<ReturnType<typeof sent>>
let agreed: Awaited<ReturnType<typeof sent>>
beforeAll(async () => {
  open = await sent()
  agreed = await sent()
})

// spec 3: quotes: each call has the response of its contract, and a change of an outdated version is refused with the quote as it is
test('each call of a quote has the response of the contract, with nothing that it does not name', async () => {
  const acceptance = { version: 1, name: 'Anna Neri', hasAgreed: true }
  const accepted = quote.pick({ checkoutUrl: true }).extend({ quote })
  const steps: readonly (readonly [string, string, object | undefined, number, z.ZodType])[] = [
    ['GET', '/customer/quotes', undefined, 200, quoteList],
    ['GET', open.path, undefined, 200, quote],
    ['POST', `${open.path}/comments`, { version: 1, lineId: open.lineId, text: 'Firmer?' }, 200, quote],
    ['POST', `${open.path}/change-request`, { version: 1, text: 'Six, please.' }, 200, quote],
    ['POST', `${open.path}/refusal`, { version: 1, reason: 'Too late' }, 200, quote],
    ['POST', `${agreed.path}/acceptance`, acceptance, 200, accepted],
  ]
  for (const [method, path, body, status, schema] of steps) {
    const response = await call(method, path, body)
    const what = `${method} ${path}: ${JSON.stringify(response.body)}`
    expect(response.status, what).toBe(status)
    expect(schema.parse(response.body), what).toEqual(response.body)
  }
})

test('a change of an outdated version is refused with the quote as it is', async () => {
  const { path } = await sent()
  const refused = await call('POST', `${path}/change-request`, { version: 7, text: 'Six, please.' })
  expect([refused.status, refused.body.code]).toEqual([409, 'version-outdated'])
  expect(quote.parse(refused.body.current)).toEqual(refused.body.current)
})

test.each([
  ['without a token', '', '', undefined, 401, 'unauthorized'],
  ['of another customer', 'bob', '', undefined, 404, 'quote-not-found'],
  ['that is accepted', 'anna', '/refusal', { version: 1, reason: '' }, 409, 'quote-closed'],
  ['without agreement', 'anna', '/acceptance', { version: 1, name: 'Anna' }, 422, 'quote-malformed'],
  [
    'of another line',
    'anna',
    '/comments',
    { version: 1, lineId: crypto.randomUUID(), text: 'Firmer?' },
    404,
    'line-not-found',
  ],
] as const)('a call for a quote, %s, is refused', async (_, by, path, body, status, code) => {
  const response = await call(body ? 'POST' : 'GET', agreed.path + path, body, by)
  expect(response).toMatchObject({ status, body: { code } })
})
