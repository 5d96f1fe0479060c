import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { loadCart } from '#app/features/bag/bag.server.ts'
import { CART_PANEL, type CartView, cartStateKey } from '#app/features/bag/bag.ts'
import { loadReconciledCart } from '#app/features/bag/bag-of-request.server.ts'
import { CartTotals } from '#app/features/bag/bag-totals.tsx'
import { CodeForm } from '#app/features/bag/codes/code-form.tsx'
import { EmptyCart } from '#app/features/bag/empty-bag.tsx'
import { CartLines } from '#app/features/bag/lines/bag-lines.tsx'
import {
  type PreviousChange,
  readPreviousChange,
  refusedLine,
} from '#app/features/bag/lines/previous-change.ts'
import { UndoRemoval } from '#app/features/bag/lines/undo-removal.tsx'
import { useRemoval } from '#app/features/bag/lines/use-removal.ts'
import { CartAnnouncer } from '#app/features/bag/notices/bag-announcer.tsx'
import type { CartNotice } from '#app/features/bag/notices/bag-notice.ts'
import { mergeNotices } from '#app/features/bag/notices/bag-notice.ts'
import { CartNotices, withoutRepeatedGone } from '#app/features/bag/notices/bag-notices.tsx'
import { clearNotice, readNoticeCookie } from '#app/features/bag/notices/notice-cookie.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { ToCheckout } from '#app/features/bag/to-checkout.tsx'
import { QuoteLink } from '#app/features/requests/list-links.tsx'
import { WhiteGloveLink } from '#app/features/requests/white-glove-link.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useIsOffline } from '#app/page/connection/held-state.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { type CartErrorCode, isCodeRefusal } from '#domain/cart/cart.ts'
import { countryName } from '#domain/market/country-names.ts'
import { isTradeClient } from '#domain/visitor/roles.ts'
import { loadDeliveryDay } from '../delivery-day.server.ts'
import { OfflineCart } from '../frame/offline-bag.tsx'
import type { Route } from './+types/cart.ts'
import { loadCartSuggestions } from './bag-suggestions.server.ts'

export const handle: PageHandle = { isUnlisted: true }

type CartPageProps = {
  cart: CartView | null
  code: CartErrorCode | null
  notice: CartNotice
  before: PreviousChange
  services: ReactNode
  /** Shown without a connection, in place of the amounts and above the lines. */
  OfflineCart: ComponentType<{ cart: CartView | null; isTotal?: boolean }>
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { settled, visitor, clients } = await loadReconciledCart(request, context)
  const before = readPreviousChange(url.searchParams)
  const { role, locale } = visitor
  const day = await loadDeliveryDay(context)
  const view = { role, locale, house: day, short: before.short }
  const isPanel = url.searchParams.has(CART_PANEL)
  const [{ bag: cart, code, notice }, suggestions] = await Promise.all([
    loadCart(settled, view, clients),
    loadCartSuggestions(settled.cart, { isPanel, visitor, today: day.today }, clients),
  ])
  const headers = cartCookies(settled.cartId, { isSecure: url.protocol === 'https:' })
  clearNotice(headers, request)
  const reported = mergeNotices(readNoticeCookie(request), notice)
  const isTrade = isTradeClient(role)
  return data({ bag: cart, code, notice: reported, before, suggestions, isTrade }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const Recommended = lazy(async () => ({ default: (await import('../recommended.tsx')).Recommended }))

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { bag, code, notice, before, suggestions, isTrade } = loaderData
  const t = useTranslations('bag')
  const isEmpty = bag === null || bag.lines.length === 0
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <CartPage
        key={before.removed?.variantId}
        cart={bag}
        code={code}
        notice={notice}
        before={before}
        OfflineCart={OfflineCart}
        services={
          <div className="grid justify-items-start gap-4">
            <WhiteGloveLink of="bag" />
            {isTrade && <QuoteLink />}
          </div>
        }
      />
      <div className="mx-auto w-full max-w-page px-gutter pt-10">
        <Suspense>
          <Recommended kind={isEmpty ? 'recommended' : 'with-bag'} cards={suggestions} />
        </Suspense>
      </div>
    </>
  )
}

/** Spec §2: shows the same bag as the panel, with fields for promotion codes and gift cards. */
function CartPage({ cart, code, notice, before, services, OfflineCart }: CartPageProps) {
  const t = useTranslations('bag')
  // A removal is shown optimistically, so the document must include its messages (decision 0010).
  for (const key of ['removed.text', 'removed.undo'] as const) t.has(key)
  const { language, country } = usePageLocale()
  const isOffline = useIsOffline()
  const removal = useRemoval(before.removed)
  const hasLines = cart !== null && cart.lines.length > 0
  const refused = refusedLine(before, cart?.lines ?? [])
  // A refusal about a line is shown at that line.
  const refusal = code ?? (refused ? null : before.refusal)
  return (
    <div className="bag-page mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-display">{hasLines ? t('title') : t('empty.title')}</h1>
      {hasLines && (
        <p className="mt-2 text-muted">
          {t('note', { count: cart.totalQuantity, country: countryName(country, language) })}
        </p>
      )}
      {isOffline && <OfflineCart cart={cart} />}
      <div className="mt-6 grid gap-4 empty:hidden">
        {before.short.length > 0 ? <UnitShortage cart={cart} /> : <CartRefusal code={refusal} />}
        <CartNotices notice={withoutRepeatedGone(notice, refusal)} />
        <UndoRemoval cart={cart} removal={removal} />
      </div>
      {hasLines ? (
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1fr_25rem] lg:gap-20">
          <section>
            <CartLines cart={cart} removal={removal} refused={refused} heading="h2" />
          </section>
          <section
            aria-label={t('totals.title')}
            className="grid gap-6 lg:sticky lg:top-below-header lg:pt-5"
          >
            <CodeForm
              action={CART_PATHS.codes}
              codes={cart.promocodes}
              giftCards={cart.giftCards}
              state={cartStateKey(cart)}
              refused={isCodeRefusal(before.refusal) ? { code: before.code, why: before.refusal } : null}
            />
            {isOffline ? (
              <OfflineCart cart={cart} isTotal />
            ) : (
              <>
                <CartTotals cart={cart} />
                <ToCheckout cart={cart} />
              </>
            )}
            {services}
          </section>
        </div>
      ) : (
        <EmptyCart hasHeading={false} />
      )}
      <CartAnnouncer cart={cart} isInDocument />
    </div>
  )
}

/** Why the checkout returned here; hidden once every line fits the available units. */
function UnitShortage({ cart }: { cart: CartView | null }) {
  const t = useTranslations('bag')
  const isShort = cart?.lines.some(({ problem }) => problem === 'units-short')
  return isShort && <Notice tone="refusal">{t('lost')}</Notice>
}

function CartRefusal({ code }: { code: CartErrorCode | null }) {
  const t = useTranslations('bag')
  const tErrors = useTranslations('errors.cart')
  if (code === null || isCodeRefusal(code)) return null
  return <Notice tone="refusal">{code === 'cart-not-found' ? t('replaced') : tErrors(code)}</Notice>
}
