import type { MouseEvent } from 'react'
import { type ReactNode, useState } from 'react'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useHeart } from '#app/page/heart.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { imageAddress } from '#contracts/image-address.ts'
import type { CardView } from './card-view.ts'
import { useCardPrice } from './use-card-price.tsx'

const SIZES = '(min-width: 96rem) 21.5rem, (min-width: 64.0625rem) 23vw, (min-width: 48rem) 30vw, 46vw'

/** The number of pictures in the first row, which are loaded with high priority. */
const FIRST_ROW_LENGTH = 4

/** The texts of a card, formatted once for a whole list, so that no card loads messages itself. */
type CardTexts = {
  readonly href: string
  readonly price: ReactNode
  readonly notice: string
  readonly chip: string | null
}

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
  const formatNotice = useShippingNotice()
  const [hasInteracted, setHasInteracted] = useState(false)
  return (
    <ul
      className={classNames('piece-grid', className)}
      onPointerEnter={() => setHasInteracted(true)}
      onFocus={() => setHasInteracted(true)}
    >
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          card={card}
          texts={{
            href: localePath(card.path),
            price: priceOf(card),
            notice: formatNotice(card.notice),
            chip: card.chip && t(card.chip),
          }}
          sizes={SIZES}
          headingLevel={headingLevel}
          isPriority={isFirstInPage && index < FIRST_ROW_LENGTH}
          hasHoverPicture={hasInteracted}
          action={actionOf?.(card)}
        />
      ))}
    </ul>
  )
}

/**
 * A product in a list: picture with its heart, artisan, title, price and lead time. Its link is the title, stretched
 * over the card. In a row all titles, prices and notices align. The heart is not in the picture's element, so that a
 * view transition does not take it along.
 */
function ProductCard({
  card,
  texts,
  sizes,
  headingLevel: Heading,
  isPriority,
  hasHoverPicture,
  action,
}: {
  card: CardView
  texts: CardTexts
  sizes: string
  headingLevel: 'h2' | 'h3' | 'h4'
  isPriority: boolean
  /** Whether to render the hover picture; false until the first hover or focus, so that no document contains it. */
  hasHoverPicture: boolean
  action?: ReactNode
}) {
  const { id, title, picture, hoverPicture } = card
  const Heart = useHeart()
  const lang = card.textLanguage ?? undefined
  return (
    <li className="piece">
      <div className="piece-picture">
        <PiecePicture picture={picture} title={title} lang={lang} sizes={sizes} isPriority={isPriority} />
        {hasHoverPicture && hoverPicture && <HoverPicture url={hoverPicture} sizes={sizes} />}
        {texts.chip && <span className="piece-chip">{texts.chip}</span>}
      </div>
      <p className="pt-3 text-fine text-muted">{card.artisan}</p>
      <Heading className="pt-0.5 font-display text-lead leading-tight md:text-title">
        <a href={texts.href} onClick={nameOpeningPicture} lang={lang} className="piece-link">
          {title}
        </a>
      </Heading>
      <p className="pt-1 text-small tabular-nums" suppressHydrationWarning>
        {texts.price}
      </p>
      <div>
        <p className="text-fine text-muted">{texts.notice}</p>
        {action && <div className="relative pt-2">{action}</div>}
      </div>
      <Heart id={id} title={title} />
    </li>
  )
}

/** Names the picture for the view transition into the first picture of its page; only one element may have the name. */
function nameOpeningPicture({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  for (const piece of document.querySelectorAll('.piece[data-opening]')) piece.removeAttribute('data-opening')
  currentTarget.closest('.piece')?.setAttribute('data-opening', '')
}

/**
 * The second picture of a card, over the first. It is `display: none` until hover, so that it is not downloaded before.
 * It is decorative: the first picture has the alternative text.
 */
function HoverPicture({ url, sizes }: { url: string; sizes: string }) {
  return (
    <img
      src={imageAddress(url, 512)}
      srcSet={`${imageAddress(url, 512)} 512w, ${imageAddress(url, 1080)} 1080w`}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      className="piece-hover"
    />
  )
}
