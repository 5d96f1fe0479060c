import type { ShippingNotice } from '#domain/delivery/availability.ts'
import { type Locale, toLanguageTag } from '#domain/market/locale.ts'
import { formatDate } from '../format/format.ts'

/**
 * A shipping notice of Spec §4 with its date formatted, since formatting it in the browser would require `Intl` for
 * that alone.
 */
export type FormattedNotice =
  | Exclude<ShippingNotice, { kind: 'available-from' }>
  | (Extract<ShippingNotice, { kind: 'available-from' }> & { readonly day: string })

export function formatNotice(notice: ShippingNotice, locale: Locale): FormattedNotice {
  if (notice.kind !== 'available-from') return notice
  return { ...notice, day: formatDate(notice.date, toLanguageTag(locale)) }
}
