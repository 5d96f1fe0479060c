import { computeDelay, type DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { CommerceOptions } from '../../options.ts'

export async function readDeliveryDay(
  { clock, shop, deliveryNotices }: Pick<CommerceOptions, 'clock' | 'shop' | 'deliveryNotices'>,
  locale: Locale,
): Promise<DeliveryDay> {
  const notices = await deliveryNotices(locale)
  const today = houseDay(shop, clock())
  return { home: shop.country, today, notices, delayWeekdays: computeDelay(notices, today) }
}
