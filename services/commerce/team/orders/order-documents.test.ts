import { afterAll, expect, test } from 'vitest'
import type { DocumentRequest } from '#contracts/document.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const made: DocumentRequest[] = []
let isBusy = false
const shop = sampleShop(database, {
  async makeDocument(request) {
    if (isBusy) return refuse('documents-busy')
    made.push(request)
    return ok(new TextEncoder().encode('%PDF'))
  },
})
const { gid } = await addPiece(database)
const { body } = await (await readySampleCheckout(shop, [gid, 1])).place()
const { call, read } = sampleTeam(database, shop)
const documents = `/orders/${body.orderId}/documents`

test('a document is a PDF file that no cache stores, in the language of the order or another', async () => {
  const response = await read(`${documents}/pro-forma`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toMatch(
    /^inline; filename="pro-forma-BT-\d{4}-\d+\.pdf"$/,
  )
  expect(await response.text()).toBe('%PDF')
  await read(`${documents}/packing-slip?shipment=0&language=de`)
  expect(made).toMatchObject([
    { kind: 'pro-forma', language: 'en', order: { id: body.orderId } },
    { kind: 'packing-slip', language: 'de', shipment: 0 },
  ])
})

test.each(['packing-slip', 'packing-slip?shipment=1', 'packing-slip?shipment=-1', 'pro-forma?language=xx'])(
  '%s is refused',
  async (document) => {
    expect((await read(`${documents}/${document}`)).status).toBe(400)
  },
)

test('while too many documents are being made, one is refused with a time to try again', async () => {
  isBusy = true
  const response = await read(`${documents}/pro-forma`)
  isBusy = false
  expect([response.status, await response.json()]).toEqual([503, { code: 'documents-busy' }])
  expect(response.headers.get('retry-after')).toBe('20')
})

test('the history of the order has each document that was made', async () => {
  const { items } = (await call(`/orders/${body.orderId}/history`)).body
  expect(items).toMatchObject([{ action: 'pro-forma' }, { action: 'packing-slip' }])
})
