import { useEffect, useState } from 'react'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { useCardPrice } from '#app/features/catalogue/card/use-card-price.tsx'
import { viewedAddress } from '#app/features/catalogue/viewed/viewed-products.ts'
import { readJsonAt } from '#app/features/chat/widget/call-chat.ts'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'

/** A piece that someone writes about, as its reader may see it: with their price, or not at all. */
export function PieceCard({ number }: { number: string }) {
  const t = useTranslations('chat')
  const address = useLocalePath()(viewedAddress([number]))
  const priceOf = useCardPrice()
  const noticeOf = useShippingNotice()
  const [cards, setCards] = useState<readonly CardView[] | null>(null)
  useEffect(() => {
    let isOver = false
    // Without its card, the message says what it says.
    void readJsonAt<readonly CardView[]>(address).then((found) => isOver || setCards(found))
    return () => {
      isOver = true
    }
  }, [address])
  if (!cards) return null
  const [card] = cards
  if (!card) return <p className="chat-note">{t('piece-gone')}</p>
  return (
    <Link
      href={card.path}
      className="mt-2 flex w-full items-center gap-3 border-y border-hairline py-2 text-start hover:text-accent"
    >
      <span className="w-15 shrink-0">
        <PiecePicture picture={card.picture} title={card.title} sizes="60px" />
      </span>
      <span className="grid text-fine text-muted">
        {card.artisan}
        <span className="font-display text-body text-ink" lang={card.textLanguage ?? undefined}>
          {card.title}
        </span>
        <span className="text-ink">{priceOf(card)}</span>
        {noticeOf(card.notice)}
      </span>
    </Link>
  )
}
