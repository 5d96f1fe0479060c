import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { loadBag } from '#app/features/bag/bag.server.ts'
import { BAG_PANEL } from '#app/features/bag/bag.ts'
import { bagOf } from '#app/features/bag/bag-of-request.server.ts'
import { CartPage } from '#app/features/bag/cart-page.tsx'
import { readPreviousChange } from '#app/features/bag/lines/previous-change.ts'
import { joinNotices } from '#app/features/bag/notices/bag-notice.ts'
import { clearNotice, readNoticeCookie } from '#app/features/bag/notices/notice-cookie.ts'
import { QuoteLink } from '#app/features/requests/list-links.tsx'
import { WhiteGloveLink } from '#app/features/requests/white-glove-link.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { isTradeClient } from '#domain/visitor/roles.ts'
import { deliveryDay } from '../delivery-day.server.ts'
import { OfflineBag } from '../frame/offline-bag.tsx'
import type { Route } from './+types/cart.ts'
import { loadBagSuggestions } from './bag-suggestions.server.ts'

export const handle: PageHandle = { isUnlisted: true }

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
