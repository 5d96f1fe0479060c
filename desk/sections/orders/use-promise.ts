import { useLocale, useTranslate } from 'react-admin'
import type { Order } from '../../../contracts/order/order.ts'
import { writeDays } from '../../../domain/delivery/written-days.ts'

type Promised = NonNullable<Order['lines'][number]['promise']>

/** Where a piece comes from, and when it was promised. */
export function usePromise(): (promise: Promised) => string {
  const translate = useTranslate()
  const locale = useLocale()
  return ({ source, window }) => {
    const words = { source: translate(`resources.orders.promise.${source}`) }
    if (!window) return translate('resources.orders.promise.unconfirmed', words)
    return translate('resources.orders.promise.when', { ...words, days: writeDays(window, locale) })
  }
}
