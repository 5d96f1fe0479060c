import { productPath } from '#app/features/product/paths.ts'
import { type FormattedNotice, formatNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { shippingNotice } from '#domain/delivery/availability.ts'
import type { Language, Locale } from '#domain/market/locale.ts'
import type { Money } from '#domain/money/money.ts'
import type { Picture, ProductCard } from '#domain/product/product.ts'

/** What a card shows of a product, prepared on the server, so that nothing else reaches the browser. */
export type CardView = {
  readonly id: string
  /** Without the locale: '/products/laguna'. */
  readonly path: string
  readonly title: string
  /** The language of the title, if the title is not translated. */
  readonly textLanguage: Language | null
  readonly artisan: string
  readonly price: Money
  /** The public price, where `price` is a trade price; absent except for approved trade clients. */
  readonly publicPrice?: Money
  readonly fullPrice: Money | null
  /** Whether other versions cost more, so that the price is written with “from”. */
  readonly isStartingPrice: boolean
  readonly picture: Picture | null
  readonly hoverPicture: string | null
  readonly notice: FormattedNotice
  readonly chip: CardChip | null
}

export type CardChip = 'new' | 'ready-to-ship' | 'customizable'

/** Spec §4: the notice is the current shipping message for the visitor's country. */
export function toCardView(card: ProductCard, locale: Locale, today: CalendarDate): CardView {
  const notice = formatNotice(shippingNotice(card.shipping, locale.country, today), locale)
  return {
    id: card.id,
    path: productPath(card.handle),
    title: card.title,
    textLanguage: card.textLanguage,
    artisan: card.artisan.name,
    price: card.price,
    ...(card.publicPrice && { publicPrice: card.publicPrice }),
    fullPrice: card.fullPrice,
    isStartingPrice: card.isStartingPrice,
    picture: card.picture,
    hoverPicture: card.hoverPicture?.url ?? null,
    notice,
    chip: chipOf(card, notice),
  }
}

function chipOf({ isNew, isCustomizable }: ProductCard, notice: FormattedNotice): CardChip | null {
  if (isNew) return 'new'
  if (notice.kind === 'ready-to-ship') return 'ready-to-ship'
  return isCustomizable ? 'customizable' : null
}
