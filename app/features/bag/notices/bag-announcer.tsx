import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { InViews } from '#app/ui/views.tsx'
import { amountDue } from '#domain/cart/cart.ts'
import type { Money } from '#domain/money/money.ts'
import type { Bag } from '../bag.ts'

/**
 * Announces the content of the bag to screen readers when it has loaded and after each change. Content that is already
 * in the document (`isInDocument`) is read out without an announcement.
 */
export function BagAnnouncer({ bag, isInDocument = false }: { bag: Bag | null; isInDocument?: boolean }) {
  const t = useTranslations('bag')
  const format = useFormat()
  const text = bag && t('updated', wordsOf(bag, format.money))
  const before = useRef(isInDocument ? text : null)
  const [isNews, setIsNews] = useState(false)
  useEffect(() => {
    if (text !== null && text !== before.current) setIsNews(true)
    before.current = text
  }, [text])
  return (
    <p role="status" className="sr-only">
      {isNews &&
        (bag?.publicSubtotal ? (
          <InViews
            own={text}
            client={t('updated', {
              count: bag.totalQuantity,
              total: format.money(bag.publicSubtotal),
              due: 'none',
            })}
          />
        ) : (
          text
        ))}
    </p>
  )
}

function wordsOf({ totalQuantity, total, giftCards }: Bag, toText: (amount: Money) => string) {
  const due = amountDue(total, giftCards)
  const isCovered = due.amountMinor < total.amountMinor
  return { count: totalQuantity, total: toText(total), due: isCovered ? toText(due) : 'none' }
}
