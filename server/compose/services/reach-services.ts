import type { Service } from '#services/kernel/service.ts'
import { HOSTED, isOwnService, type Reach, reach } from '../../seam/seam.ts'
import type { ServiceSettings } from '../../settings/config.ts'
import { isPlatformHosted } from './newsletter.ts'

/** How to call each service. */
export type Reaches = ReturnType<typeof reachServices>

/**
 * `find` returns a service of this process. It runs when a call is made, by which time all services exist. Null in a
 * process without services.
 */
export function reachServices(
  settings: ServiceSettings,
  find: ((name: string) => Service | undefined) | null,
) {
  const at = (name: string, url: string | null, service = name): Reach =>
    reach(name, url, find && (() => find(service)))
  const orHosted = (name: string, url: string | null, isHosted: boolean): Reach<string | null> =>
    isHosted ? HOSTED : at(name, url)
  const { identity, content, search, tracking, team } = settings
  const isProviderOurs = identity.url === null || isOwnService(identity.url, 'identity')
  return {
    /** Has no base URL if the provider is not ours. */
    identity: orHosted('identity', identity.url, !isProviderOurs),
    commerce: at('commerce', settings.commerce.url),
    customer: at('customer', settings.customer.url),
    carrier: at('carrier', settings.carrier.url),
    content: orHosted('content', content.url, content.isHosted),
    search: orHosted('search', search.url, search.isHosted),
    platform: at('platform', settings.platform.url),
    visual: at('visual', settings.visual.url),
    audience: at('audience', settings.audience.url),
    /** Null if events are sent to a hosted service, or nowhere. */
    tracking:
      tracking.shopId === null && (find || tracking.url !== null) ? at('tracking', tracking.url) : null,
    newsletter: at('newsletter', newsletterUrlOf(settings), 'audience'),
    /** A function, because only services call it: a storefront needs no address for it. */
    files: () => at('files', settings.files.url),
    chat: at('chat', settings.chat.url),
    /** Null without a team API. */
    team: find || team.url !== null ? at('team', team.url) : null,
  }
}

export function newsletterUrlOf({ audience }: ServiceSettings): string | null {
  return audience.newsletterUrl ?? (isPlatformHosted(audience) ? null : audience.url)
}
