import bodoniModa from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url'
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { clearEndedCheckout } from '#app/features/checkout/opening/clear-ended-checkout.server.ts'
import { CanonicalLink } from '#app/features/navigation/routing/canonical-link.tsx'
import { ClientNavigation } from '#app/features/navigation/routing/client-navigation.tsx'
import { PendingBar } from '#app/features/navigation/routing/pending-bar.tsx'
import { Prefetch } from '#app/features/navigation/routing/prefetch.tsx'
import { RouteAnnouncer } from '#app/features/navigation/routing/route-announcer.tsx'
import { loadAllMessages } from '#app/i18n/messages/browser-messages.client.ts'
import { Translations } from '#app/i18n/messages/translations.tsx'
import { followRedirects } from '#app/page/address/follow-redirects.server.ts'
import { preservePreview } from '#app/page/address/preserve-preview.ts'
import { redirectToCanonical } from '#app/page/address/redirect-to-canonical.ts'
import { getPageHandle } from '#app/page/page-handle.ts'
import { hostedContext } from '#app/page/page-hosted.ts'
import { toPageHouse } from '#app/page/page-house.ts'
import { loadSession } from '#app/session/session.server.ts'
import { resolveRole } from '#app/session/trade-account.server.ts'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { ErrorPage, errorStatus, useErrorMessages } from '#app/ui/page/error-page.tsx'
import { HouseContext, UNKNOWN_HOUSE } from '#app/ui/page/house.ts'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import { FAVICON_PATH, MANIFEST_PATH, TOUCH_ICON_PATH } from '#domain/house/site-files.ts'
import type { Route } from './+types/root.ts'
import { toPageLocale } from './i18n/page-locale.ts'
import { useRootLocale } from './i18n/use-page-locale.ts'
import { Connection } from './routes/frame/connection.tsx'
import { queueReceivedData } from './routes/tracking/queue-received-data.ts'
import { Tracker } from './routes/tracking/tracker.tsx'
import styles from './styles/app.css?url'

export const middleware = [
  followRedirects,
  redirectToCanonical,
  clearEndedCheckout,
  loadSession,
  resolveRole,
  preservePreview,
]

/** The next page may use messages that this one did not, so they are loaded along with it. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await Promise.all([queueReceivedData(request, next), loadAllMessages()])
  },
]

export function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const hosted = context.get(hostedContext)
  const house = {
    ...toPageHouse(context.get(houseContext), visitor),
    ...(hosted?.scripts?.consent && { hasConsentPlatform: true as const }),
  }
  return { ...toPageLocale(visitor), house, ...(hosted && { hosted }) }
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.locale !== nextParams.locale
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: FAVICON_PATH, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: TOUCH_ICON_PATH },
  { rel: 'manifest', href: MANIFEST_PATH },
]

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRootLocale()
  const house = useRouteLoaderData<typeof loader>('root')?.house ?? UNKNOWN_HOUSE
  const hasScripts = !useMatches().some((match) => getPageHandle(match.handle).isScriptless)
  return (
    <html lang={locale.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {(house.fonts?.normal ?? [bodoniModa, hankenGrotesk]).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Links />
      </head>
      <body>
        <HouseContext value={house}>
          <Translations locale={locale}>{children}</Translations>
        </HouseContext>
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useErrorMessages()
  return (
    <>
      <PendingBar />
      <Outlet />
      <RouteAnnouncer />
      <CanonicalLink />
      <ClientNavigation />
      <Prefetch />
      <Tracker />
      <Connection />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <BarePage width="page">
      <ErrorPage status={errorStatus(error)} />
    </BarePage>
  )
}
