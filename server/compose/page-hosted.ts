import type { PageHosted } from '#app/page/page-hosted.ts'
import type { Configuration } from '../config.ts'
import type { HostedSources } from '../http/security-headers.ts'

/** What pages load or send to elsewhere, by settings; null: nothing. */
export function pageHostedOf({ services }: Pick<Configuration, 'services'>): PageHosted | null {
  const { url, shopId } = services.tracking
  return url === null ? null : { tracking: { url: url.replace(/\/$/, ''), shopId } }
}

/** What the policy of pages allows for that, by its directives. */
export function hostedSourcesOf({ services }: Pick<Configuration, 'services'>): HostedSources {
  const { url } = services.tracking
  return { connect: url === null ? [] : [new URL(url).origin] }
}
