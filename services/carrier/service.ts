import { Hono } from 'hono'
import {
  type CarrierRefusalCode,
  SHOP_DOMAIN_HEADER,
  type ShipmentsResponse,
} from '#contracts/order/carrier.ts'
import { buildShipments, type Shipment } from '#domain/delivery/shipping.ts'
import { type Currency, type Money, sumMoney, toDecimal } from '#domain/money/money.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { Service } from '#services/kernel/service.ts'
import { type CarriedCart, type CarriedLine, readCart, type StorefrontAccess } from './read-cart.ts'

export type CarrierOptions = {
  /** The only shop served by this carrier, e.g. `shop.example`. */
  shopDomain: string
  storefront: StorefrontAccess
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}

/**
 * The carrier service: `GET /api/cart/{id}/shipments` returns a cart's shipments and their costs (Spec §7), based on
 * each product's shipping costs per market and its warehouse (Spec §3). The percent-encoded cart id contains the cart's
 * key, which authorizes the caller.
 */
export function createCarrierService({ shopDomain, storefront, reportError }: CarrierOptions): Service {
  const app = new Hono()
  handleErrors(app, reportError)
  app.get('/api/cart/:id/shipments', async ({ req, json }) => {
    const requested = req.header(SHOP_DOMAIN_HEADER)
    if (!requested) return refusalResponse('shop-domain-missing', 400)
    if (requested.toLowerCase() !== shopDomain.toLowerCase()) return refusalResponse('shop-unknown', 403)
    const cart = await readCart(storefront, req.param('id'))
    if (!cart.ok) return refusalResponse(cart.code, cart.code === 'cart-not-found' ? 404 : 502)
    return json(toShipments(cart.value))
  })
  return { fetch: async (request) => app.fetch(request), routes: app.routes }
}

function toShipments({ lines, country, currency }: CarriedCart): ShipmentsResponse {
  const shipments = buildShipments(lines, country, currency)
  return {
    shipments: shipments.map((shipment) => toWireShipment(shipment, lines)),
    totalCost: toWire(sumCosts(shipments, currency)),
  }
}

function toWireShipment(
  { warehouse, artisanSlug, lineItems, cost }: Shipment,
  lines: readonly CarriedLine[],
): ShipmentsResponse['shipments'][number] {
  return {
    id: warehouse === 'in-house' ? 'in-house' : `workshop-${artisanSlug ?? 'other'}`,
    warehouse,
    origin: artisanSlug,
    lineItems: lineItems.map(({ lineId, quantity }) => ({
      id: lineId,
      title: lines.find(({ id }) => id === lineId)?.title ?? '',
      quantity,
    })),
    cost: toWire(cost),
  }
}

function sumCosts(shipments: readonly Shipment[], currency: Currency): Money {
  return sumMoney(
    shipments.map(({ cost }) => cost),
    currency,
  )
}

function toWire(amount: Money) {
  return { amount: toDecimal(amount), currencyCode: amount.currency }
}

function refusalResponse(code: CarrierRefusalCode, status: number): Response {
  return Response.json({ code }, { status })
}
