import { z } from 'zod'
import type { MakeDocument } from '#contracts/document.ts'
import { calendarDateIn, HOUSE_TIME_ZONE } from '#domain/house/calendar-date.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Role } from '#domain/team/roles.ts'
import type { ResourceDocument } from '#services/kernel/team/document-route.ts'
import type { OrderItem } from './order-actions.ts'

const ROLES: readonly Role[] = ['orders', 'care']

/** Without a language, a document has that of the order. */
const language = z.enum(LANGUAGES).optional()
const proForma = z.strictObject({ language })
/** Which of the order's shipments, counted from 0. */
const packingSlip = z.strictObject({ language, shipment: z.coerce.number().int().nonnegative() })

/** The documents of an order: `pro-forma`, and `packing-slip` for each shipment. */
export function orderDocuments(make: MakeDocument): Readonly<Record<string, ResourceDocument<OrderItem>>> {
  return {
    'pro-forma': {
      roles: ROLES,
      async make(order, { query, now }) {
        const given = proForma.safeParse(query)
        if (!given.success) return null
        const { language = order.language } = given.data
        const bytes = await make({ kind: 'pro-forma', order, language, on: dayOf(now) })
        return { name: `pro-forma-${order.number}`, bytes }
      },
    },
    'packing-slip': {
      roles: ROLES,
      async make(order, { query, now }) {
        const given = packingSlip.safeParse(query)
        if (!given.success || !order.shipments[given.data.shipment]) return null
        const { language = order.language, shipment } = given.data
        const bytes = await make({ kind: 'packing-slip', order, language, shipment, on: dayOf(now) })
        return { name: `packing-slip-${order.number}-${shipment + 1}`, bytes }
      },
    },
  }
}

function dayOf(now: Date): string {
  return calendarDateIn(HOUSE_TIME_ZONE, now)
}
