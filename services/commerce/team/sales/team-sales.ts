import type { SalesResponse } from '#contracts/team/sales.ts'
import { addDays, calendarDateIn } from '#domain/house/calendar-date.ts'
import { endOfDay } from '#domain/house/house-clock.ts'
import { salesOfDays } from '#domain/order/sales.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../../options.ts'
import { readSales } from './read-sales.ts'

const DAYS = 30

/** `GET /sales`: the sales of the last 30 days and of the 30 before, in two queries. */
export function teamSales({ house, shop: { timeZone } }: Pick<CommerceOptions, 'house' | 'shop'>): TeamRoute {
  return {
    method: 'GET',
    path: '/sales',
    roles: ['orders', 'care', 'trade'],
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database, now }) {
      const today = calendarDateIn(timeZone, now)
      const lastDays = (end: string) => Array.from({ length: DAYS }, (_, at) => addDays(end, at - DAYS + 1))
      const [days, before] = [lastDays(today), lastDays(addDays(today, -DAYS))]
      const entries = await readSales(database.db, {
        since: endOfDay(timeZone, addDays(today, -2 * DAYS)),
        timeZone,
      })
      const currencies = house.currencies.sold.map((currency) => {
        const ofCurrency = entries.get(currency) ?? []
        const { totalMinor: beforeMinor } = salesOfDays(ofCurrency, before)
        return { currency, ...salesOfDays(ofCurrency, days), beforeMinor }
      })
      return Response.json({ timeZone, days, currencies } satisfies Sales)
    },
  }
}

type Sales = Omit<SalesResponse, 'currencies'> & { currencies: readonly object[] }
