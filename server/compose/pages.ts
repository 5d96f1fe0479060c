import type { PageHosted } from '#app/page/page-hosted.ts'
import { readAccountId } from '#app/session/session.server.ts'
import type { Clients } from '#clients/clients.ts'
import { hubspotUrls } from '#domain/chat/hubspot.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { runInRequest } from '#services/kernel/database/bounded-pool.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { PageResponse } from '../http/bindings.ts'
import type { Metrics } from '../http/metrics.ts'
import { createPreviewPasses } from '../http/preview-passes.ts'
import type { Logger } from '../http/request-log.ts'
import type { SecuritySettings } from '../http/security-headers.ts'
import type { PictureHosts } from '../images/picture-hosts.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { purgeOnChange } from '../pages/purge-on-change.ts'
import { compressResponse, renderPage } from '../pages/render-page.ts'
import type { Configuration } from '../settings/config.ts'
import type { HostedSources } from '../settings/hosted-scripts.ts'

const PAGE_CACHE_BYTES = 128_000_000

export type Pages = {
  find(request: Request, requestId: string): PageResponse | null
  handle(request: Request): Promise<PageResponse>
  /** Null without a session. */
  findAccountId(request: Request): string | null
  close(): Promise<void>
}

const DIRECTIVES = ['script', 'style', 'img', 'font', 'connect', 'frame'] as const

type Settings = Pick<Configuration, 'services' | 'hostedScripts'>

/** Serves no pages with ROLE=services. */
export async function createPages({
  configuration,
  database,
  pictureHosts,
  clients,
  security,
  metrics,
  log,
}: {
  configuration: Configuration
  database: Database
  pictureHosts: PictureHosts
  clients: Clients
  security: SecuritySettings
  metrics: Metrics
  log: Logger
}): Promise<Pages> {
  const { role, publicOrigin, isDevelopment, house } = configuration
  if (role === 'services') {
    const handle = async () => ({ response: new Response('No pages here.', { status: 404 }), search: null })
    return { find: () => null, handle, findAccountId: () => null, close: async () => {} }
  }
  const seal = createSeal([configuration.secret, ...configuration.oldSecrets], 'sealed cookies')
  const findAccountId = (request: Request) => readAccountId(request, seal)
  const nowMs = () => systemClock().getTime()
  const hosted = collectPageHosts(configuration)
  const withCaptcha = {
    ...security,
    captcha: configuration.captcha?.provider ?? null,
    hosted: collectHostedSources(configuration),
  }
  const passes = createPreviewPasses(configuration.previewKey, nowMs)
  const render = async (request: Request) => {
    const storefront = await import('../pages/storefront.ts')
    const ownRequest = toOwnOrigin(request, publicOrigin)
    const options = {
      storefront,
      house,
      hosted,
      clock: systemClock,
      clients,
      seal,
      passes,
      security: withCaptcha,
      onRendered: metrics.observeRender,
    }
    // `runInRequest` also covers the rerendering of stale pages, which no request waits for.
    return runInRequest('page', () => renderPage(ownRequest, options))
  }
  const compress = async (request: Request, { response, search }: PageResponse) => ({
    response: await compressResponse(request, response),
    search,
  })
  if (isDevelopment) {
    const handle = async (request: Request) => {
      const { response, page } = await render(request)
      return compress(request, { response, search: page.search })
    }
    return { find: () => null, handle, findAccountId, close: async () => {} }
  }

  const cache = createPageCache({
    publicOrigin,
    maxBytes: PAGE_CACHE_BYTES,
    cdnBypassesSessions: configuration.cdnBypassesSessions,
    nowMs,
    render,
    loadHandles: () => import('../pages/storefront.ts'),
    onOutcome(outcome) {
      metrics.countPage(outcome)
      metrics.setCachedBytes(cache.size().bytes)
    },
    report: (error, message) => log.error({ err: error }, message),
  })
  pictureHosts.onChange(() => cache.purge(null))
  const purging = await purgeOnChange({
    database,
    purge: cache.purge,
    onContentChange: clients.content.forget,
    onAccountChange: clients.identity.recordSessionEnd,
  })
  return {
    find: cache.find,
    handle: async (request) => compress(request, await cache.handle(request)),
    findAccountId,
    close: purging.close,
  }
}

/**
 * Changes the request's URL to the shop's own origin, so that links are the same behind a proxy or under another host
 * name. The `Origin` header has already been checked; it is changed too, because the storefront checks it again.
 */
function toOwnOrigin(request: Request, publicOrigin: string): Request {
  const { pathname, search } = new URL(request.url)
  const ownRequest = new Request(publicOrigin + pathname + search, request)
  if (ownRequest.headers.has('origin')) ownRequest.headers.set('origin', publicOrigin)
  return ownRequest
}

/** The hosts that pages load from or send to, according to the settings; null if there are none. */
export function collectPageHosts({ services, hostedScripts: { scripts } }: Settings): PageHosted | null {
  const { url, shopId } = services.tracking
  const { hubspot } = services.chat
  const hosted = {
    ...(url !== null && { tracking: { url: url.replace(/\/$/, ''), shopId } }),
    ...(Object.keys(scripts).length > 0 && { scripts }),
    ...(hubspot && { hubspot }),
  }
  return Object.keys(hosted).length > 0 ? hosted : null
}

/** By directive of the content security policy. */
export function collectHostedSources({ services, hostedScripts: { sources } }: Settings): HostedSources {
  const { url } = services.tracking
  const { hubspot } = services.chat
  const all: readonly HostedSources[] = [
    sources,
    url === null ? {} : { connect: [new URL(url).origin] },
    hubspot ? hubspotUrls(hubspot).sources : {},
  ]
  return Object.fromEntries(
    DIRECTIVES.flatMap((directive) => {
      const found = all.flatMap((each) => each[directive] ?? [])
      return found.length > 0 ? [[directive, found]] : []
    }),
  )
}
