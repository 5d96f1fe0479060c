import { type ReactNode, useState } from 'react'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'
import { useCardPrice } from './use-card-price.tsx'

/** The width of a card with four, three or two columns. */
const SIZES = '(min-width: 96rem) 21.5rem, (min-width: 64.0625rem) 23vw, (min-width: 48rem) 30vw, 46vw'

/** Pictures in the first row are loaded with high priority. */
const FIRST_ROW = 4

/** A grid of products. Messages and formatters are prepared once here, not in each card. */
export function ProductGrid({
  cards,
  headingLevel = 'h2',
  isFirstInPage = false,
  className,
  actionOf,
}: {
  cards: readonly CardView[]
  headingLevel?: 'h2' | 'h3' | 'h4'
  isFirstInPage?: boolean
  className?: string
  actionOf?: (card: CardView) => ReactNode
}) {
  const t = useTranslations('catalogue.card')
  const localePath = useLocalePath()
  const priceOf = useCardPrice()
  const notice = useShippingNotice()
  const [isPointedAt, setIsPointedAt] = useState(false)
  return (
    <ul
      className={classNames('piece-grid', className)}
      onPointerEnter={() => setIsPointedAt(true)}
      onFocus={() => setIsPointedAt(true)}
    >
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          card={card}
          words={{
            href: localePath(card.path),
            price: priceOf(card),
            notice: notice(card.notice),
            chip: card.chip && t(card.chip),
          }}
          sizes={SIZES}
          headingLevel={headingLevel}
          isPriority={isFirstInPage && index < FIRST_ROW}
          hasHoverPicture={isPointedAt}
          action={actionOf?.(card)}
        />
      ))}
    </ul>
  )
}
