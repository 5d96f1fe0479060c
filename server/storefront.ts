import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { machineFactsContext, noFacts } from '#app/page/machine-facts.server.ts'
import { pagePath } from '#app/page/page-path.ts'
import { type PreviewPasses, previewOf } from '#app/preview/preview.ts'
import {
  clientsContext,
  documentContext,
  previewContext,
  previewPassesContext,
  type RenderedDocument,
  type Seal,
  sealContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'

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
 * response to which it belongs. Spec §4: drafts are read for an editor in preview only.
 */
export async function answerWithStorefront(
  request: Request,
  { clients, seal, passes }: { clients: Clients; seal: Seal; passes: PreviewPasses },
): Promise<{ response: Response; document: RenderedDocument | null; isPreview: boolean }> {
  const context = new RouterContextProvider()
  const document: { rendered: RenderedDocument | null } = { rendered: null }
  context.set(documentContext, document)
  context.set(machineFactsContext, noFacts())
  const preview = previewOf(request, passes)
  context.set(previewContext, preview)
  context.set(previewPassesContext, passes)
  context.set(visitorContext, { ...visitorOf(new URL(request.url)), isPreview: preview?.view === 'draft' })
  context.set(clientsContext, clients)
  context.set(sealContext, seal)
  const response = await handle(request, context)
  return { response, document: document.rendered, isPreview: preview !== null }
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
