import { z } from 'zod'
import { wireMoney } from './wire-money.ts'

/** Identifies the shop; without it the response is 400. */
export const SHOP_DOMAIN_HEADER = 'X-Shop-Domain'

const shipmentLineItem = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.number().int().positive(),
})

/** `origin` is the slug of the artisan whose workshop the goods leave, if any. */
const shipment = z.object({
  id: z.string(),
  warehouse: z.enum(['in-house', 'other']),
  origin: z.string().nullable(),
  lineItems: z.array(shipmentLineItem),
  cost: wireMoney,
})

/** Response of `GET /api/cart/{id}/shipments` (Spec §7, other calls). */
export const shipmentsResponse = z.object({
  shipments: z.array(shipment),
  totalCost: wireMoney,
})

export type ShipmentsResponse = z.infer<typeof shipmentsResponse>

export const carrierRefusal = z.object({
  code: z.enum(['shop-domain-missing', 'shop-unknown', 'cart-not-found', 'cart-unreadable']),
})

export type CarrierRefusalCode = z.infer<typeof carrierRefusal>['code']
