import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { AmountRow, Reduction, TaxRow } from '#app/ui/amount-row.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import { Price } from '#app/ui/price.tsx'
import { amountDue } from '#domain/cart/cart.ts'
import { sortByAmount } from '#domain/money/amount-order.ts'
import type { Money } from '#domain/money/money.ts'
import { type CartView, shipmentCount } from './bag.ts'
import { useIsSettling } from './use-is-settling.ts'

/**
 * Spec §3: subtotal, promotions, shipping and total; then what remains to be paid after gift cards. Dimmed while a
 * change is pending. Client view shows a trade client only the public prices.
 */
export function CartTotals(props: Parameters<typeof OwnTotals>[0]) {
  const { publicSubtotal } = props.cart
  if (!publicSubtotal) return <OwnTotals {...props} />
  return (
    <>
      <div className="own-view">
        <OwnTotals {...props} />
      </div>
      <PublicTotals subtotal={publicSubtotal} />
    </>
  )
}

function OwnTotals({
  cart,
  isCollapsible = false,
}: {
  cart: CartView
  /** In a small window only the last row is visible; its button expands the others. */
  isCollapsible?: boolean
}) {
  const t = useTranslations('bag.totals')
  const tDelivery = useTranslations('delivery')
  const isSettling = useIsSettling()
  const [isOpen, setIsOpen] = useState(false)
  const rowsId = useId()
  const isClosed = isCollapsible && !isOpen
  const { giftCards, total } = cart
  const isPaidByCards = giftCards.some(({ amountUsed }) => amountUsed.amountMinor > 0)
  const totalLabel = t(isPaidByCards ? 'due' : 'total')
  return (
    <div aria-busy={isSettling || undefined} className="text-body transition-opacity aria-busy:opacity-50">
      <dl
        id={rowsId}
        className={classNames(
          'grid gap-2 pb-3',
          isClosed && 'compact:hidden',
          isCollapsible && 'compact:max-h-[35dvh] compact:overflow-y-auto',
        )}
      >
        {cart.lines.some(({ promise }) => promise !== null) && (
          <AmountRow label={tDelivery('complete')}>
            <span className="block text-end">{cart.complete ?? tDelivery('complete-unconfirmed')}</span>
          </AmountRow>
        )}
        <AmountRows cart={cart} isPaidByCards={isPaidByCards} />
      </dl>
      <dl
        className={classNames(
          'relative flex items-center justify-between gap-6 border-t border-hairline pt-3 font-medium',
          isCollapsible && 'compact:min-h-11 compact:pt-0',
          isClosed && 'compact:border-0',
        )}
      >
        <dt>
          {isCollapsible && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={rowsId}
              aria-label={t('all', { sum: totalLabel })}
              onClick={() => setIsOpen(!isOpen)}
              className="hidden items-center gap-1.5 after:absolute after:inset-0 hover:text-accent compact:flex"
            >
              {totalLabel}
              <span className={isOpen ? '' : 'rotate-180'}>
                <ChevronIcon />
              </span>
            </button>
          )}
          <span className={isCollapsible ? 'compact:hidden' : ''}>{totalLabel}</span>
        </dt>
        <dd>
          <Price price={isPaidByCards ? amountDue(total, giftCards) : total} />
        </dd>
      </dl>
      <div className={classNames('grid gap-2 pt-3 empty:hidden', isClosed && 'compact:hidden')}>
        <DeliveryNotices texts={cart.notices} />
      </div>
    </div>
  )
}

function AmountRows({ cart, isPaidByCards }: { cart: CartView; isPaidByCards: boolean }) {
  const t = useTranslations('bag.totals')
  const tCodes = useTranslations('codes')
  const usedCards = cart.giftCards.filter(({ amountUsed }) => amountUsed.amountMinor > 0)
  return sortByAmount<ReactNode>({
    subtotal: [
      <AmountRow key="subtotal" label={t('subtotal')}>
        <Price price={cart.subtotal} />
      </AmountRow>,
    ],
    promotions: cart.promotions.map(({ title, amount }) => (
      <AmountRow key={`promotion ${title}`} label={title}>
        <Reduction amount={amount} />
      </AmountRow>
    )),
    shipping: [
      <AmountRow key="shipping" label={t('shipping', { count: shipmentCount(cart) })}>
        <ShippingCost cart={cart} />
      </AmountRow>,
    ],
    taxes: [<TaxRow key="taxes" taxes={cart.taxLine} />],
    total: isPaidByCards
      ? [
          <AmountRow key="total" isSum label={t('total')}>
            <Price price={cart.total} />
          </AmountRow>,
        ]
      : [],
    giftCards: usedCards.map(({ id, lastCharacters, amountUsed }) => (
      <AmountRow key={id} label={tCodes('card', { last: lastCharacters })}>
        <Reduction amount={amountUsed} />
      </AmountRow>
    )),
    due: [],
  })
}

function ShippingCost({ cart: { shipping } }: { cart: CartView }) {
  const t = useTranslations('bag.totals')
  if (shipping === null) return <span className="text-muted">{t('shipping-later')}</span>
  return shipping.total.amountMinor === 0 ? t('shipping-free') : <Price price={shipping.total} />
}

/** Client view of a bag with trade prices: the public prices. */
function PublicTotals({ subtotal }: { subtotal: Money }) {
  const t = useTranslations('bag.totals')
  return (
    <div className="client-view">
      <dl>
        <AmountRow isSum label={t('public')}>
          <Price price={subtotal} />
        </AmountRow>
      </dl>
      <p className="mt-1 text-small text-muted">{t('public-note')}</p>
    </div>
  )
}
