import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { loadBag } from '#app/features/bag/bag.server.ts'
import { BAG_PANEL } from '#app/features/bag/bag.ts'
import { bagOf } from '#app/features/bag/bag-of-request.server.ts'
import { CodeForm } from '#app/features/bag/codes/code-form.tsx'
import { readPreviousChange } from '#app/features/bag/lines/previous-change.ts'
import { joinNotices } from '#app/features/bag/notices/bag-notice.ts'
import { clearNotice, readNoticeCookie } from '#app/features/bag/notices/notice-cookie.ts'
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
import { type Bag, bagState } from '../../features/bag/bag.ts'
import { BagTotals } from '../../features/bag/bag-totals.tsx'
import { EmptyBag } from '../../features/bag/empty-bag.tsx'
import { BagLines } from '../../features/bag/lines/bag-lines.tsx'
import { type PreviousChange, refusedLine } from '../../features/bag/lines/previous-change.ts'
import { UndoRemoval } from '../../features/bag/lines/undo-removal.tsx'
import { useRemoval } from '../../features/bag/lines/use-removal.ts'
import { BagAnnouncer } from '../../features/bag/notices/bag-announcer.tsx'
import type { BagNotice } from '../../features/bag/notices/bag-notice.ts'
import { BagNotices, unique } from '../../features/bag/notices/bag-notices.tsx'
import { BAG_PATHS } from '../../features/bag/paths.ts'
import { ToCheckout } from '../../features/bag/to-checkout.tsx'
import { deliveryDay } from '../delivery-day.server.ts'
import { OfflineBag } from '../frame/offline-bag.tsx'
import type { Route } from './+types/cart.ts'
import { loadBagSuggestions } from './bag-suggestions.server.ts'

export const handle: PageHandle = { isUnlisted: true }

type CartPageProps = {
  bag: Bag | null
  code: CartErrorCode | null
  notice: BagNotice
  before: PreviousChange
  services: ReactNode
  /** Shown without a connection, in place of the amounts and above the lines. */
  OfflineBag: ComponentType<{ bag: Bag | null; isTotal?: boolean }>
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { settled, visitor, clients } = await bagOf(request, context)
  const before = readPreviousChange(url.searchParams)
  const { role, locale } = visitor
  const house = await deliveryDay(context)
  const view = { role, locale, house, short: before.short }
  const isPanel = url.searchParams.has(BAG_PANEL)
  const [{ bag, code, notice }, suggestions] = await Promise.all([
    loadBag(settled, view, clients),
    loadBagSuggestions(settled.cart, { isPanel, visitor, today: house.today }, clients),
  ])
  const headers = cartCookies(settled.cartId, { isSecure: url.protocol === 'https:' })
  clearNotice(headers, request)
  const reported = joinNotices(readNoticeCookie(request), notice)
  const isTrade = isTradeClient(role)
  return data({ bag, code, notice: reported, before, suggestions, isTrade }, { headers })
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
        bag={bag}
        code={code}
        notice={notice}
        before={before}
        OfflineBag={OfflineBag}
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
function CartPage({ bag, code, notice, before, services, OfflineBag }: CartPageProps) {
  const t = useTranslations('bag')
  // A removal is shown optimistically, so the document must include its messages (decision 0010).
  for (const key of ['removed.text', 'removed.undo'] as const) t.has(key)
  const { language, country } = usePageLocale()
  const isOffline = useIsOffline()
  const removal = useRemoval(before.removed)
  const hasLines = bag !== null && bag.lines.length > 0
  const refused = refusedLine(before, bag?.lines ?? [])
  // A refusal about a line is shown at that line.
  const refusal = code ?? (refused ? null : before.refusal)
  return (
    <div className="bag-page mx-auto w-full max-w-page px-gutter py-10 md:py-16">
      <h1 className="font-display text-display">{hasLines ? t('title') : t('empty.title')}</h1>
      {hasLines && (
        <p className="mt-2 text-muted">
          {t('note', { count: bag.totalQuantity, country: countryName(country, language) })}
        </p>
      )}
      {isOffline && <OfflineBag bag={bag} />}
      <div className="mt-6 grid gap-4 empty:hidden">
        {before.short.length > 0 ? <UnitShortage bag={bag} /> : <BagRefusal code={refusal} />}
        <BagNotices notice={unique(notice, refusal)} />
        <UndoRemoval bag={bag} removal={removal} />
      </div>
      {hasLines ? (
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1fr_25rem] lg:gap-20">
          <section>
            <BagLines bag={bag} removal={removal} refused={refused} heading="h2" />
          </section>
          <section
            aria-label={t('totals.title')}
            className="grid gap-6 lg:sticky lg:top-below-header lg:pt-5"
          >
            <CodeForm
              action={BAG_PATHS.codes}
              codes={bag.promocodes}
              giftCards={bag.giftCards}
              state={bagState(bag)}
              refused={isCodeRefusal(before.refusal) ? { code: before.code, why: before.refusal } : null}
            />
            {isOffline ? (
              <OfflineBag bag={bag} isTotal />
            ) : (
              <>
                <BagTotals bag={bag} />
                <ToCheckout bag={bag} />
              </>
            )}
            {services}
          </section>
        </div>
      ) : (
        <EmptyBag heading={false} />
      )}
      <BagAnnouncer bag={bag} isInDocument />
    </div>
  )
}

/** Why the checkout returned here; hidden once every line fits the available units. */
function UnitShortage({ bag }: { bag: Bag | null }) {
  const t = useTranslations('bag')
  const isShort = bag?.lines.some(({ problem }) => problem === 'units-short')
  return isShort && <Notice tone="refusal">{t('lost')}</Notice>
}

function BagRefusal({ code }: { code: CartErrorCode | null }) {
  const t = useTranslations('bag')
  const errors = useTranslations('errors.cart')
  if (code === null || isCodeRefusal(code)) return null
  return <Notice tone="refusal">{code === 'cart-not-found' ? t('replaced') : errors(code)}</Notice>
}
