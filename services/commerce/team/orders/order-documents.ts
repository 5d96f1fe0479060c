import { z } from 'zod'
import type { MakeDocument } from '#contracts/document.ts'
import { type HousePlace, houseDay } from '#domain/house/house-markets.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { refuse } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'
import type { ResourceDocument } from '#services/kernel/team/document-route.ts'
import { makeNamed, makeProForma } from '../../orders/order-document.ts'
import type { OrderItem } from './order-actions.ts'

const ROLES: readonly Role[] = ['orders', 'care']

/** Without a language, a document has that of the order. */
const language = z.enum(LANGUAGES).optional()
const proForma = z.strictObject({ language })
/** Which of the order's shipments, counted from 0. */
const packingSlip = z.strictObject({ language, shipment: z.coerce.number().int().nonnegative() })

/** The documents of an order: `pro-forma`, and `packing-slip` for each shipment. */
export function orderDocuments(
  make: MakeDocument,
  house: HousePlace,
): Readonly<Record<string, ResourceDocument<OrderItem>>> {
  return {
    'pro-forma': {
      roles: ROLES,
      async make(order, { query, now }) {
        const given = proForma.safeParse(query)
        if (!given.success) return refuse('request-malformed')
        const { language = order.language } = given.data
        return makeProForma(make, order, { language, on: houseDay(house, now) })
      },
    },
    'packing-slip': {
      roles: ROLES,
      async make(order, { query, now }) {
        const given = packingSlip.safeParse(query)
        if (!given.success || !order.shipments[given.data.shipment]) return refuse('request-malformed')
        const { language = order.language, shipment } = given.data
        const request = { kind: 'packing-slip', order, language, shipment, on: houseDay(house, now) } as const
        return makeNamed(make, `packing-slip-${order.number}-${shipment + 1}`, request)
      },
    },
  }
}
