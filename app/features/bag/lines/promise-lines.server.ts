import { formatNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { formatPromise } from '#app/i18n/delivery/formatted-promise.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { shippingNotice } from '#domain/delivery/availability.ts'
import { type DeliveryDay, noticesAt } from '#domain/delivery/delivery-notices.ts'
import { type DeliveryWindow, deliveryPromise } from '#domain/delivery/delivery-promise.ts'
import { completeDelivery, promiseTogether } from '#domain/delivery/joint-delivery.ts'
import { writeDays } from '#domain/delivery/written-days.ts'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import type { Bag } from '../bag.ts'

/** The lines of a cart with their shipping notices and delivery promises, when everything has arrived, and notices about that. */
export function promiseLines(
  { lines, country }: Pick<Cart, 'lines' | 'country'>,
  locale: Locale,
  house: DeliveryDay,
): Pick<Bag, 'lines' | 'complete' | 'notices'> {
  const daysOf = (window: DeliveryWindow) => writeDays(window, toLanguageTag(locale))
  const promises = promiseTogether(
    lines.map(({ id, problem, facts, product: { warehouse, artisan } }) => ({
      id,
      origin: { warehouse, artisanSlug: artisan.slug },
      promise: problem === null ? deliveryPromise(facts, { ...house, country }) : null,
    })),
  )
  const promised = [...promises.values()]
  const complete = completeDelivery(promised)
  const hasDelivery = promised.some((promise) => promise !== null)
  return {
    lines: lines.map(({ facts, ...line }) => {
      const promise = promises.get(line.id) ?? null
      return {
        ...line,
        notice: formatNotice(shippingNotice(facts, country, house.today), locale),
        promise: promise && formatPromise(promise, daysOf),
      }
    }),
    complete: complete && daysOf(complete),
    notices: hasDelivery ? noticesAt(house, 'bag', complete).map(({ text }) => text) : [],
  }
}
