import {
  type CarrierRefusalCode,
  carrierRefusal,
  SHOP_DOMAIN_HEADER,
  shipmentsAnswer,
} from '#contracts/carrier.ts'
import type { WireMoney } from '#contracts/wire-money.ts'
import { type Money, parseDecimal } from '#domain/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Shipment } from '#domain/shipping.ts'

export type CarrierClientOptions = {
  /** Where the carrier service is, without a slash at its end. */
  readonly baseUrl: string
  /** The shop that asks. */
  readonly shopDomain: string
  readonly fetch: (request: Request) => Promise<Response>
  /** Told of each call that gave no shipments for another reason than that the cart is gone. */
  readonly report: (problem: CarrierProblem) => void
}

export type CarrierProblem = { readonly code: CarrierErrorCode; readonly status: number | null }

type CarrierErrorCode = CarrierRefusalCode | 'carrier-unavailable'

type CartShipping = { readonly shipments: readonly Shipment[]; readonly total: Money }

export type CarrierClient = {
  /** How a cart travels and for how much (Spec §7); the bag works without it, so every failure is a value. */
  getShipments(cartId: string): Promise<Result<CartShipping, CarrierErrorCode>>
}

/** A client of the carrier service. It does not retry: the next page asks again. */
export function createCarrierClient(options: CarrierClientOptions): CarrierClient {
  return {
    async getShipments(cartId) {
      const { status, body } = await ask(options, cartId)
      const answer = shipmentsAnswer.safeParse(body)
      if (status === 200 && answer.success) {
        const { shipments, totalCost } = answer.data
        return ok({ shipments: shipments.map(toShipment), total: toMoney(totalCost) })
      }
      const refusal = carrierRefusal.safeParse(body)
      const code = refusal.success ? refusal.data.code : 'carrier-unavailable'
      if (code !== 'cart-not-found') options.report({ code, status })
      return refuse(code)
    },
  }
}

/** A slow carrier must not hold up the bag. */
const TIMEOUT_MS = 5_000

async function ask(
  { baseUrl, shopDomain, fetch }: CarrierClientOptions,
  cartId: string,
): Promise<{ status: number | null; body: unknown }> {
  const request = new Request(`${baseUrl}/api/cart/${encodeURIComponent(cartId)}/shipments`, {
    headers: { accept: 'application/json', [SHOP_DOMAIN_HEADER]: shopDomain },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  try {
    const response = await fetch(request)
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return { status: null, body: null }
  }
}

function toShipment({
  warehouse,
  origin,
  lineItems,
  cost,
}: ReturnType<typeof shipmentsAnswer.parse>['shipments'][number]): Shipment {
  return {
    warehouse,
    artisanSlug: origin,
    lineItems: lineItems.map(({ id, quantity }) => ({ lineId: id, quantity })),
    cost: toMoney(cost),
  }
}

function toMoney({ amount, currencyCode }: WireMoney): Money {
  return parseDecimal(amount, currencyCode)
}
