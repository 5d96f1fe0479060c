import { useEffect, useRef } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import type { LoadedCart } from '#app/features/bag/bag.server.ts'
import { CART_FETCHER_KEY } from '#app/features/bag/bag.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { useOpenCart } from '#app/page/open-bag.ts'
import { BagIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { pageCookies } from '#app/visitor/cookies/page-cookies.ts'
import { CART_MARKER, VISITOR_PATH, type VisitorSummary } from '#app/visitor/visitor-summary.ts'
import type { loader } from '../bag/cart.tsx'

export function CartTool() {
  const { data } = useFetcher<typeof loader>({ key: CART_FETCHER_KEY })
  const count = useCartCount(data ? countInPanel(data) : null)
  return <CartLink count={count} isOnCartPage={usePagePath() === CART_PATHS.page} onOpen={useOpenCart()} />
}

/** Returns null if the panel could not load the bag. */
function countInPanel({ bag, code }: Pick<LoadedCart, 'bag' | 'code'>): number | null {
  if (bag !== null) return bag.totalQuantity
  return code === 'cart-fetch-failed' ? null : 0
}

/**
 * The document is the same for every guest, so the count is requested after it, and only by a browser whose marker
 * cookie signals a bag. `panelCount` is the count that this page has already loaded for the panel, or null without
 * one. A new bag is shown in the panel immediately.
 */
function useCartCount(panelCount: number | null): number {
  const { data, load } = useFetcher<VisitorSummary>({ key: VISITOR_PATH })
  // Requested once: the router itself reloads the count after changes, even if the first response failed.
  const isRequested = useRef(false)
  const isSettled = useFetchers().every((fetcher) => fetcher.state === 'idle')
  useEffect(() => {
    if (isRequested.current || !isSettled) return
    isRequested.current = true
    if (readCookie(pageCookies(), CART_MARKER) === '1') void load(VISITOR_PATH)
  }, [isSettled, load])
  return panelCount ?? data?.bagCount ?? 0
}

/**
 * Spec §2: opens the bag panel, or does nothing on the cart page; the count is shown only above 0. Without JavaScript,
 * or before the panel has loaded, it is a link to the cart page.
 */
function CartLink({
  count,
  isOnCartPage,
  onOpen,
}: {
  count: number
  isOnCartPage: boolean
  onOpen: (() => void) | null
}) {
  const t = useTranslations('navigation.bag')
  return (
    <Link
      href={CART_PATHS.page}
      aria-label={t('label', { count })}
      aria-current={isOnCartPage ? 'page' : undefined}
      aria-haspopup={onOpen && !isOnCartPage ? 'dialog' : undefined}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain || (onOpen === null && !isOnCartPage)) return
        event.preventDefault()
        if (!isOnCartPage) onOpen?.()
      }}
      className="tool-link"
    >
      <span className="tool-word">{count > 0 ? t('with-count', { count }) : t('empty')}</span>
      <span className="tool-icon">
        <BagIcon size="large" />
        {count > 0 && <span className="tool-badge" data-count={count} />}
      </span>
    </Link>
  )
}
