import {
  type CarrierRefusalCode,
  carrierRefusal,
  SHOP_DOMAIN_HEADER,
  shipmentsResponse,
} from '#contracts/order/carrier.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import type { Shipment } from '#domain/delivery/shipping.ts'
import { type Money, parseDecimal } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, readJson } from '../calls/json-caller.ts'

export type CarrierClientOptions = JsonReach & {
  readonly shopDomain: string
  /** Called for each failed call, unless the cart no longer exists. */
  readonly report: (problem: CarrierProblem) => void
}

export type CarrierProblem = { readonly code: CarrierErrorCode; readonly status: number | null }

type CarrierErrorCode = CarrierRefusalCode | 'carrier-unavailable'

type CartShipping = { readonly shipments: readonly Shipment[]; readonly total: Money }

export type CarrierClient = {
  /** The shipments of a cart and their costs (Spec §7). The cart works without them, so every failure is a value. */
  getShipments(cartId: string): Promise<Result<CartShipping, CarrierErrorCode>>
}

/** Never retries, since the next page calls again. */
export function createCarrierClient(options: CarrierClientOptions): CarrierClient {
  return {
    async getShipments(cartId) {
      const response = await callJson(options, `/api/cart/${encodeURIComponent(cartId)}/shipments`, {
        headers: { [SHOP_DOMAIN_HEADER]: options.shopDomain },
        timeoutMs: TIMEOUT_MS,
      })
      const shipping = readJson(response, shipmentsResponse)
      if (shipping) {
        return ok({ shipments: shipping.shipments.map(toShipment), total: toMoney(shipping.totalCost) })
      }
      const refusal = carrierRefusal.safeParse(response.body)
      const code = refusal.success ? refusal.data.code : 'carrier-unavailable'
      if (code !== 'cart-not-found') options.report({ code, status: response.status })
      return refuse(code)
    },
  }
}

/** Short, so that a slow carrier service does not hold up the cart. */
const TIMEOUT_MS = 5_000

function toShipment({
  warehouse,
  origin,
  lineItems,
  cost,
}: ReturnType<typeof shipmentsResponse.parse>['shipments'][number]): Shipment {
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
