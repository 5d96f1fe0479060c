import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { pack } from '#app/document/packed.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { loadSavedIds } from '#app/features/lists/load-saved-ids.server.ts'
import { getMarket } from '#app/features/market/market.ts'
import { loadFrame } from '#app/features/navigation/load-frame.server.ts'
import { loadNavigation } from '#app/features/navigation/load-navigation.server.ts'
import {
  isStandingRevalidating,
  revalidateForStanding,
} from '#app/features/trade/standing/revalidate-for-standing.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { previewContext } from '#app/preview/preview.ts'
import {
  AUDIENCE_PARAMETER,
  DATE_PARAMETER,
  MENU_PARAMETER,
  PREVIEW_VIEW,
} from '#app/preview/preview-parameters.ts'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { ErrorPage, errorStatus } from '#app/ui/page/error-page.tsx'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { maySeeTradePrices, showsTradeLink, standingForRole } from '#domain/visitor/roles.ts'
import type { Route } from './+types/shell.ts'
import { loadDeliveryDay } from './delivery-day.server.ts'
import { FailedPage } from './failed-page.tsx'
import { PageFrame } from './frame/page-frame.tsx'

/** Spec §2: `nolayout` renders the page without its frame. */
export const handle: PageHandle = { parameters: ['nolayout'] }

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { search } = context.get(clientsContext)
  const findCategories = () => search.findCategoryTree(toSearchVisitor(visitor))
  const frame = await loadFrame(context)
  const navigation = await loadNavigation({ frame, findCategories }, visitor, {
    house: context.get(houseContext),
    day: await loadDeliveryDay(context),
  })
  const session = context.get(sessionContext)
  const savedIds = session && (await loadSavedIds(context, session))
  const sessionRemainingMs = session && session.expiresAt - now(context).getTime()
  const isSignedIn = session !== null
  const standing = standingForRole(visitor.role)
  const hasPreviewBanner = context.get(previewContext)?.isFramed === false
  return {
    navigation: pack(navigation),
    market: getMarket(visitor),
    savedIds,
    isSignedIn,
    ...(standing !== null && { standing }),
    ...(maySeeTradePrices(visitor.role) && { hasTradePrices: true as const }),
    hasTradeLink: showsTradeLink(visitor.role) && navigation.footer?.hasTradeProgram === true,
    sessionRemainingMs,
    hasPreviewBanner,
  }
}

/**
 * The frame depends on the locale, the preview and the trade standing. Items saved later are handled by `HeartLayer`.
 */
export function shouldRevalidate({ currentUrl, nextUrl, ...args }: ShouldRevalidateFunctionArgs) {
  const { currentParams, nextParams } = args
  const isPreviewChanged = [MENU_PARAMETER, DATE_PARAMETER, AUDIENCE_PARAMETER, PREVIEW_VIEW].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  )
  return currentParams.locale !== nextParams.locale || isPreviewChanged || isStandingRevalidating()
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame content={loaderData}>
      <SessionRefresher remainingMs={loaderData.sessionRemainingMs} />
      <StandingWatcher standing={loaderData.standing ?? null} />
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (loaderData) {
    return (
      <PageFrame content={loaderData}>
        <FailedPage error={error} />
      </PageFrame>
    )
  }
  return (
    <BarePage width="page">
      <ErrorPage status={errorStatus(error)} />
    </BarePage>
  )
}

/** Refreshes the session of an idle page (Spec §4). Nothing is loaded for a guest. */
function SessionRefresher({ remainingMs }: { remainingMs: number | null }) {
  useEffect(() => {
    if (remainingMs === null) return
    const controller = new AbortController()
    import('#app/features/account/keep-signed-in.ts').then(({ keepSignedIn }) =>
      keepSignedIn(remainingMs, controller.signal),
    )
    return () => controller.abort()
  }, [remainingMs])
  return null
}

/**
 * Reloads the page once the house has decided on an application (decision 0024). Nothing is loaded for other
 * visitors.
 */
function StandingWatcher({ standing }: { standing: TradeStanding | null }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (standing === null) return
    let isUnmounted = false
    let stop = () => {
      isUnmounted = true
    }
    import('#app/features/trade/standing/follow-standing.ts').then(({ followStanding }) => {
      if (!isUnmounted) stop = followStanding(standing, () => revalidateForStanding(revalidate))
    })
    return () => stop()
  }, [standing, revalidate])
  return null
}
