import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LoadedForm } from '#app/features/requests/form/loaded-form.ts'
import { IN_PLACE } from '#app/features/requests/form/request-form.ts'
import type { SentView } from '#app/features/requests/sent/sent-page.tsx'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { NewRequest } from '#contracts/request.ts'
import { ok } from '#domain/result.ts'
import {
  importRows,
  LAGUNA_ROWS,
  LAGUNA_TRANSLATIONS,
} from '#services/commerce/catalogue/fixtures/sample-catalogue.ts'
import { startContent } from '#tests/contract/support/embedded-content.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './request.tsx'

const database = await freshDatabase('commerce')
const companyLocationId = 'gid://shopify/CompanyLocation/5'
const shop = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async () => ok({ customerId: 'ada', companyLocationIds: [companyLocationId] }),
})
const contentService = await startContent('in process', [])
beforeAll(async () => {
  await importRows(database, LAGUNA_ROWS, LAGUNA_TRANSLATIONS)
  await addPiece(database, { handle: 'amphora', attributes: { notDirectlyShoppable: 'true' } })
})
afterAll(async () => {
  await contentService.close()
  await database.close()
})

const RECEIPT = { number: 'R-26-000123', replyBy: '2026-11-25T17:00:00.000Z' }
const ADA = { accountId: 'ada', email: 'ada@studio.example', idToken: '', accessToken: 'ada', expiresAt: 0 }
const APPROVED: Partial<Visitor> = {
  role: 'trade-approved',
  buyer: { customerAccessToken: 'ada', companyLocationId },
}

/** Loads and submits the form as this visitor. */
function open(
  kind: string,
  slug: string,
  { session = null, ...known }: Partial<Visitor> & { session?: typeof ADA | null },
) {
  const url = new URL(`https://shop.example/en-gb/requests/${kind}?product=${slug}`)
  const send = vi.fn(async (_: NewRequest) => ok(RECEIPT))
  let now = TEST_TIME
  const context = new RouterContextProvider()
  context.set(clockContext, () => now)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), ...known })
  context.set(sealContext, {
    seal: (text) => Buffer.from(text).toString('base64url'),
    open: (text) => Buffer.from(text, 'base64url').toString(),
    isCurrent: () => true,
  })
  context.set(sessionContext, session)
  context.set(clientsContext, {
    commerce: createCommerceClient({
      storeDomain: 'shop.example',
      apiVersion: '2025-04',
      accessToken: 'private',
      fetch: (request) => shop.fetch(request),
      report: () => {},
    }),
    content: contentService.client(),
    search: { findCategoryTree: async () => ok([]) },
    customer: {
      getCustomer: async () => ok({ firstName: 'Ada', lastName: 'Byron', email: ADA.email }),
      listOrders: async () => ok({ orders: [] }),
    },
    requests: { send },
  } as unknown as Clients)
  const argsOf = (request: Request) => ({ request, url, context, params: { kind }, pattern: '' })
  return {
    async load() {
      const args = argsOf(new Request(url)) as unknown as Parameters<typeof loader>[0]
      return ((await loader(args)) as { data: LoadedForm }).data
    },
    async send({ known: shown, ticket }: LoadedForm, typed: Record<string, string>) {
      now = new Date(TEST_TIME.getTime() + 60_000)
      const body = new URLSearchParams({ ...shown, ...typed, ticket, website: '' })
      const args = argsOf(new Request(url, { method: 'POST', body })) as unknown as Parameters<
        typeof action
      >[0]
      const response = await action(args)
      const { data: sent } = response as { data?: { receipt?: SentView } }
      return {
        status: (response as Response).status,
        request: send.mock.calls[0]?.[0],
        receipt: sent?.receipt ?? null,
      }
    },
  }
}

// spec 1: more information about a piece is requested
test('more information about a piece is requested with its variant', async () => {
  const form = open('more-information', 'laguna', {})
  const loaded = await form.load()
  expect(loaded).toMatchObject({ kind: 'more-information', piece: { title: 'Laguna' }, known: { email: '' } })
  const typed = { name: 'Ada Byron', email: 'ada@example.com', message: 'How heavy is it?' }
  const { status, request } = await form.send(loaded, typed)
  expect(status).toBe(303)
  expect(request).toMatchObject({
    kind: 'more-information',
    accountId: null,
    email: 'ada@example.com',
    pieces: [{ slug: 'laguna', title: 'Laguna', variantId: expect.stringMatching(/ProductVariant/) }],
    fields: { message: 'How heavy is it?' },
  })
})

// spec 6: an approved trade client requests the price and availability of a piece, signed in
test('an approved trade client requests the price and availability of pieces, signed in', async () => {
  const form = open('availability', 'amphora', { ...APPROVED, session: ADA })
  const loaded = await form.load()
  expect(loaded.known).toMatchObject({ name: 'Ada Byron', email: ADA.email, quantity: '1' })
  const { status, request } = await form.send(loaded, { quantity: '40', message: '' })
  expect(status).toBe(303)
  expect(request).toMatchObject({
    kind: 'availability',
    accountId: 'ada',
    email: ADA.email,
    pieces: [{ slug: 'amphora', quantity: 40 }],
  })
})

test('what is sent from an account leads to its conversation there', async () => {
  const form = open('availability', 'amphora', { ...APPROVED, session: ADA })
  const { receipt } = await form.send(await form.load(), { quantity: '2', [IN_PLACE]: 'on' })
  expect(receipt).toMatchObject({ number: RECEIPT.number, thread: `/profile/requests/${RECEIPT.number}` })
  const guest = open('more-information', 'laguna', {})
  const typed = { name: 'Eve', email: ADA.email, message: 'How heavy is it?', [IN_PLACE]: 'on' }
  expect((await guest.send(await guest.load(), typed)).receipt).toMatchObject({ thread: null })
})

test.each([
  ['guest', 401],
  ['consumer', 403],
  ['trade-pending', 403],
] as const)('a %s may not request it: %i', async (role, status) => {
  await expect(open('availability', 'amphora', { role }).load()).rejects.toMatchObject({ init: { status } })
})
