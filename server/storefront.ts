import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Clients } from '#app/request/clients.ts'
import {
  clientsContext,
  documentContext,
  type RenderedDocument,
  type Seal,
  sealContext,
  visitorContext,
} from '#app/request/context.ts'
import { pagePath } from '#app/request/page-path.ts'
import { visitorOf } from '#app/request/visitor.ts'

const { basename, allowedActionOrigins, unstable_getCriticalCss: getCriticalCss, ...required } = build
const storefront: ServerBuild = {
  ...required,
  ...(basename !== undefined && { basename }),
  ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
  ...(getCriticalCss !== undefined && { unstable_getCriticalCss: getCriticalCss }),
}
const handle = createRequestHandler(storefront, import.meta.env.MODE)
const routeTree = childrenOf(undefined)

/**
 * Answers a request for a page, its data or a form with the storefront. A page stands in `document`, beside the
 * response to which it belongs.
 */
export async function answerWithStorefront(
  request: Request,
  { clients, seal }: { clients: Clients; seal: Seal },
): Promise<{ response: Response; document: RenderedDocument | null }> {
  const context = new RouterContextProvider()
  const document: { rendered: RenderedDocument | null } = { rendered: null }
  context.set(documentContext, document)
  context.set(visitorContext, visitorOf(new URL(request.url)))
  context.set(clientsContext, clients)
  context.set(sealContext, seal)
  const response = await handle(request, context)
  return { response, document: document.rendered }
}

/**
 * The id of the route that answers a path, if it may make pages that are the same for all guests: it, or a route
 * around it, says so by exporting `headers`. Null for every other path.
 */
export function guestRouteOf(pathname: string): string | null {
  const matches = matchRoutes(routeTree, pagePath(pathname)) ?? []
  const saysHeaders = matches.some(({ route }) => storefront.routes[route.id ?? '']?.module.headers)
  return saysHeaders ? (matches.at(-1)?.route.id ?? null) : null
}

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(storefront.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path } = route
    const own = { id, ...(path !== undefined && { path }) }
    return [route.index ? { ...own, index: true } : { ...own, children: childrenOf(id) }]
  })
}
