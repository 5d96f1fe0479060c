import { SHOP_DOMAIN_HEADER, type ShipmentsAnswer, shipmentsAnswer } from '#contracts/carrier.ts'
import { type Money, parseDecimal } from '#domain/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Shipment } from '#domain/shipping.ts'

export type CarrierClientOptions = {
  /** Where the service stands, e.g. `http://127.0.0.1:3000/services/carrier`. */
  readonly baseUrl: string
  /** The shop that the carts belong to: sent in the shop-domain header. */
  readonly shopDomain: string
  /** Carries each request: the network, or a service of this process. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Told of each call that gave no usable answer; holds nothing personal. */
  readonly report: (problem: { status: number | null; details: string }) => void
}

export type CartShipments = { readonly shipments: readonly Shipment[]; readonly total: Money }

export type CarrierClient = {
  /** Spec §7: what leaves together and what it costs, in the currency of the cart. */
  getShipments(cartId: string): Promise<Result<CartShipments, 'shipments-unavailable'>>
}

export function createCarrierClient({
  baseUrl,
  shopDomain,
  fetch,
  report,
}: CarrierClientOptions): CarrierClient {
  return {
    async getShipments(cartId) {
      const address = `${baseUrl.replace(/\/$/, '')}/api/cart/${encodeURIComponent(cartId)}/shipments`
      const request = new Request(address, { headers: { [SHOP_DOMAIN_HEADER]: shopDomain } })
      try {
        const response = await fetch(request)
        const answer = shipmentsAnswer.safeParse(response.ok ? await response.json() : null)
        if (answer.success) return ok(toShipments(answer.data))
        report({ status: response.status, details: 'The carrier gave no shipments' })
      } catch (fault) {
        report({ status: null, details: fault instanceof Error ? fault.name : 'unknown fault' })
      }
      return refuse('shipments-unavailable')
    },
  }
}

function toShipments({ shipments, totalCost }: ShipmentsAnswer): CartShipments {
  return {
    shipments: shipments.map(({ warehouse, lineItems, cost }) => ({
      warehouse,
      artisanSlug: null,
      lineItems: lineItems.map(({ id, quantity }) => ({ lineId: id, quantity })),
      cost: parseDecimal(cost.amount, cost.currencyCode),
    })),
    total: parseDecimal(totalCost.amount, totalCost.currencyCode),
  }
}
