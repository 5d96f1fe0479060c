import type { Service } from '#services/kernel/service.ts'
import { HOSTED, isOwnService, type Reach, reach } from '../../seam/seam.ts'
import type { ServiceSettings } from '../../settings/config.ts'
import { isPlatformHosted } from './newsletter.ts'

/** How to call each service. */
export type ServiceReaches = ReturnType<typeof reachServices>

/**
 * `find` returns a service of this process, and is null in a process without services. It is only called with a
 * request, when all services exist.
 */
export function reachServices(
  settings: ServiceSettings,
  find: ((name: string) => Service | undefined) | null,
) {
  const reachAt = (name: string, url: string | null, service = name): Reach =>
    reach(name, url, find && (() => find(service)))
  const reachUnlessHosted = (name: string, url: string | null, isHosted: boolean): Reach<string | null> =>
    isHosted ? HOSTED : reachAt(name, url)
  const { identity, content, search, tracking, team } = settings
  const isProviderOurs = identity.url === null || isOwnService(identity.url, 'identity')
  return {
    /** Has no base URL if the provider is not ours. */
    identity: reachUnlessHosted('identity', identity.url, !isProviderOurs),
    commerce: reachAt('commerce', settings.commerce.url),
    customer: reachAt('customer', settings.customer.url),
    carrier: reachAt('carrier', settings.carrier.url),
    content: reachUnlessHosted('content', content.url, content.isHosted),
    search: reachUnlessHosted('search', search.url, search.isHosted),
    platform: reachAt('platform', settings.platform.url),
    visual: reachAt('visual', settings.visual.url),
    audience: reachAt('audience', settings.audience.url),
    /** Null if events are sent to a hosted service, or nowhere. */
    tracking:
      tracking.shopId === null && (find || tracking.url !== null) ? reachAt('tracking', tracking.url) : null,
    newsletter: reachAt('newsletter', getNewsletterUrl(settings), 'audience'),
    /** A function, because only services call it: a storefront needs no URL for it. */
    files: () => reachAt('files', settings.files.url),
    chat: reachAt('chat', settings.chat.url),
    /** Null without a team API. */
    team: find || team.url !== null ? reachAt('team', team.url) : null,
  }
}

export function getNewsletterUrl({ audience }: ServiceSettings): string | null {
  return audience.newsletterUrl ?? (isPlatformHosted(audience) ? null : audience.url)
}
