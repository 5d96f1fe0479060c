import type { RouterContextProvider } from 'react-router'
import { formatDate } from '#app/i18n/format/format.ts'
import { now } from '#app/page/clock.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { isOverdue } from '#domain/order/on-account.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import type { CreditView } from './company-view.ts'

/** Returns an empty list if the company has no credit account, or if they cannot be read. */
export async function readCredit(
  { checkout }: Pick<Clients, 'checkout'>,
  context: Readonly<RouterContextProvider>,
): Promise<CreditView[]> {
  const { buyer, locale } = context.get(visitorContext)
  const locationId = buyer?.companyLocationId
  if (!locationId) return []
  const { timeZone } = context.get(houseContext)
  const tag = toLanguageTag(locale)
  const found = await checkout.getCredit(locationId)
  if (!found.ok) return []
  return found.value.map(({ invoices, ...account }) => ({
    ...account,
    invoices: invoices.map(({ orderId, number, openMinor, dueAt }) => ({
      orderId,
      number,
      openMinor,
      due: formatDate(lastPaymentDay(new Date(dueAt), timeZone), tag),
      isOverdue: isOverdue(new Date(dueAt), now(context)),
    })),
  }))
}
