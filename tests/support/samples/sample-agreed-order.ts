import { createAgreedOrdersClient } from '#clients/commerce/agreed-orders/agreed-orders-client.ts'
import type { AgreedOrderDraft } from '#contracts/order/agreed-order.ts'
import type { Service } from '#services/kernel/service.ts'
import { TEST_TIME } from '../test-clock.ts'
import { SAMPLE_PRIVATE_TOKEN } from './sample-shop.ts'

const DAY_MS = 86_400_000

/** A guest's agreed order of two units at 80 euros each, delivered to Italy for 50, open for a month. */
export function sampleAgreement(
  variantId: string,
  { quantity = 2, ...overrides }: Partial<AgreedOrderDraft> & { quantity?: number } = {},
): AgreedOrderDraft {
  return {
    reference: `Q-26-000012:${crypto.randomUUID()}`,
    buyer: { accountId: null, email: 'ada@example.com' },
    language: 'it',
    country: 'IT',
    currency: 'EUR',
    lines: [
      {
        variantId,
        quantity,
        unitPriceMinor: 8_000,
        compareAtMinor: 10_000,
        finish: 'Ottone brunito',
        projectName: 'Villa Farini',
      },
    ],
    shipping: { priceMinor: 5_000, title: 'Consegna al piano' },
    expiresAt: new Date(TEST_TIME.getTime() + 30 * DAY_MS).toISOString(),
    ...overrides,
  }
}

/** The client of a service's agreed orders. */
export function sampleAgreedOrders(service: Service) {
  return createAgreedOrdersClient({
    baseUrl: 'http://commerce.internal',
    fetch: (request) => service.fetch(request),
    privateToken: SAMPLE_PRIVATE_TOKEN,
    report: (problem) => console.error(problem),
  })
}

/** Creates an agreed order; `cartId` opens its checkout, like its URL. */
export async function makeAgreedOrder(service: Service, draft: AgreedOrderDraft) {
  const created = await sampleAgreedOrders(service).create(draft)
  if (!created.ok) throw new Error(created.code)
  const { id, checkoutUrl } = created.value
  const { pathname, searchParams } = new URL(checkoutUrl)
  const cartId = `gid://shopify/Cart/${pathname.split('/').at(-1)}?key=${searchParams.get('key')}`
  return { id, checkoutUrl, cartId }
}
