import * as build from 'virtual:react-router/server-build'
import { LRUCache } from 'lru-cache'
import type { LoaderFunction } from 'react-router'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { isUnknownLocale } from '#app/page/address/unknown-locale.ts'
import { clockContext } from '#app/page/clock.ts'
import { blankPage, type Page, pageContext } from '#app/page/page.server.ts'
import { getPageHandle, mergeHandles, type PageHandle } from '#app/page/page-handle.ts'
import type { PageHosted } from '#app/page/page-hosted.ts'
import { hostedContext } from '#app/page/page-hosted.ts'
import { lifetimeUntilTomorrow } from '#app/page/page-lifetime.ts'
import {
  type PreviewPasses,
  previewContext,
  previewPassesContext,
  readPreview,
} from '#app/preview/preview.ts'
import {
  clientsContext,
  documentContext,
  houseContext,
  type RenderedDocument,
  type Seal,
  sealContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { readSegments } from '#app/visitor/cookies/segment-cookies.ts'
import { pagePath } from '#app/visitor/page-path.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { House } from '#domain/house/house.ts'

type Routes = ServerBuild['routes']

type Route = NonNullable<Routes[string]>

/** Routes that load at any URL: the document and the frame, which also surround a missing page. */
const FRAME_ROUTES: readonly string[] = ['root', 'routes/shell']

const { routes, basename, allowedActionOrigins, unstable_getCriticalCss: getCriticalCss, ...required } = build
const notFound = routes['routes/not-found']?.module.loader
if (!notFound) throw new Error('The build has no page for unknown paths')
const storefront: ServerBuild = {
  ...required,
  routes: rejectUnknownLocales(routes),
  ...(basename !== undefined && { basename }),
  ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
  ...(getCriticalCss !== undefined && { unstable_getCriticalCss: getCriticalCss }),
}
const handle = createRequestHandler(storefront, import.meta.env.MODE)
const routeTree = getChildren(undefined)

/** Search parameters that at least one page reads. All others are dropped before a shared page is rendered. */
export const pageParameters: ReadonlySet<string> = new Set(
  Object.values(storefront.routes).flatMap((route) => getHandle(route).parameters ?? []),
)

/**
 * Returns the response, the document for its body (null for data and redirects), and the description of the page. Spec
 * §4: drafts are only read for an editor in preview.
 */
export async function handlePageRequest(
  request: Request,
  {
    house,
    hosted = null,
    clock,
    clients,
    seal,
    passes,
  }: {
    house: House
    hosted?: PageHosted | null
    clock: () => Date
    clients: Clients
    seal: Seal
    passes: PreviewPasses
  },
): Promise<{ response: Response; document: RenderedDocument | null; page: Page }> {
  const context = new RouterContextProvider()
  const document: { rendered: RenderedDocument | null } = { rendered: null }
  context.set(documentContext, document)
  const url = new URL(request.url)
  const preview = readPreview(request, passes)
  const lifetime = lifetimeUntilTomorrow(clock(), house.timeZone)
  const holder = { page: blankPage(findPageHandle(url.pathname), { isPreview: preview !== null, lifetime }) }
  context.set(pageContext, holder)
  context.set(previewContext, preview)
  context.set(previewPassesContext, passes)
  context.set(houseContext, house)
  context.set(clockContext, clock)
  context.set(hostedContext, hosted)
  const isPreview = preview?.view === 'draft'
  context.set(visitorContext, {
    ...visitorOf(url, house),
    isPreview,
    segments: readSegments(request.headers.get('cookie')),
    ...(isPreview && { previewedAudience: preview.audience, previewedMenu: preview.menu }),
  })
  const date = preview?.date ?? null
  context.set(clientsContext, date ? { ...clients, content: clients.content.at(date) } : clients)
  context.set(sealContext, seal)
  const response = await handle(request, context)
  return { response, document: document.rendered, page: holder.page }
}

export function findPageHandle(pathname: string): Required<PageHandle> {
  return handles.memo(pathname)
}

/** Cached, because matching a path against all routes takes as much as a tenth of rendering a page. */
const handles = new LRUCache<string, Required<PageHandle>>({
  max: 2_000,
  memoMethod(pathname) {
    const matches = matchRoutes(routeTree, pagePath(pathname)) ?? []
    return mergeHandles(matches.map(({ route }) => getHandle(storefront.routes[route.id ?? ''])))
  },
})

function getHandle(route: ServerBuild['routes'][string]): PageHandle {
  return getPageHandle(route?.module.handle)
}

function getChildren(parentId: string | undefined): RouteObject[] {
  return Object.values(storefront.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    const own = { id, ...(path !== undefined && { path }) }
    return [route.index ? { ...own, index: true } : { ...own, children: getChildren(id) }]
  })
}

/**
 * The router accepts any first segment as a locale. With these routes, a path whose first segment is not a locale is
 * not found, and no page loads anything for it.
 */
function rejectUnknownLocales(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([id, route]) => [
    id,
    route && !FRAME_ROUTES.includes(id) ? guard(route) : route,
  ])
  return Object.fromEntries(guarded)
}

function guard(route: Route): Route {
  const { loader, default: page } = route.module
  if (loader === undefined && page === undefined) return route
  const guardedLoader: LoaderFunction = (args) =>
    (isUnknownLocale(args.params, args.url) ? notFound : loader)?.(args) ?? null
  return { ...route, module: { ...route.module, loader: guardedLoader } }
}
