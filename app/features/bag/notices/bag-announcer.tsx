import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { InViews } from '#app/ui/views.tsx'
import { amountDue } from '#domain/cart/cart.ts'
import type { Money } from '#domain/money/money.ts'
import type { CartView } from '../bag.ts'

/**
 * Announces the content of the bag to screen readers when it has loaded and after each change. Content that is already
 * in the document (`isInDocument`) is read out without an announcement.
 */
export function CartAnnouncer({
  cart,
  isInDocument = false,
}: {
  cart: CartView | null
  isInDocument?: boolean
}) {
  const t = useTranslations('bag')
  const format = useFormat()
  const text = cart && t('updated', describeCart(cart, format.money))
  const previousText = useRef(isInDocument ? text : null)
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    if (text !== null && text !== previousText.current) setHasChanged(true)
    previousText.current = text
  }, [text])
  return (
    <p role="status" className="sr-only">
      {hasChanged &&
        (cart?.publicSubtotal ? (
          <InViews
            own={text}
            client={t('updated', {
              count: cart.totalQuantity,
              total: format.money(cart.publicSubtotal),
              due: 'none',
            })}
          />
        ) : (
          text
        ))}
    </p>
  )
}

function describeCart({ totalQuantity, total, giftCards }: CartView, formatMoney: (amount: Money) => string) {
  const due = amountDue(total, giftCards)
  const isCovered = due.amountMinor < total.amountMinor
  return { count: totalQuantity, total: formatMoney(total), due: isCovered ? formatMoney(due) : 'none' }
}
