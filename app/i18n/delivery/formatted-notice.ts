import type { ShippingNotice } from '#domain/delivery/availability.ts'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { formatDate } from '../format/format.ts'

/** Formatted on the server, since formatting in the browser would require `Intl` for this alone. */
export type FormattedNotice =
  | Exclude<ShippingNotice, { kind: 'available-from' }>
  | (Extract<ShippingNotice, { kind: 'available-from' }> & { readonly day: string })

export function formatNotice(notice: ShippingNotice, locale: Locale): FormattedNotice {
  if (notice.kind !== 'available-from') return notice
  return { ...notice, day: formatDate(notice.date, toLanguageTag(locale)) }
}
