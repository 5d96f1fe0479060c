import type { PageHosted } from '#app/page/page-hosted.ts'
import type { Configuration } from '../config.ts'
import type { HostedSources } from '../http/security-headers.ts'

type Settings = Pick<Configuration, 'services' | 'hostedScripts'>

/** What pages load or send to elsewhere, by settings; null: nothing. */
export function pageHostedOf({ services, hostedScripts: { scripts } }: Settings): PageHosted | null {
  const { url, shopId } = services.tracking
  const hosted = {
    ...(url !== null && { tracking: { url: url.replace(/\/$/, ''), shopId } }),
    ...(Object.keys(scripts).length > 0 && { scripts }),
  }
  return Object.keys(hosted).length > 0 ? hosted : null
}

/** What the policy of pages allows for that, by its directives. */
export function hostedSourcesOf({ services, hostedScripts: { sources } }: Settings): HostedSources {
  const { url } = services.tracking
  return { ...sources, connect: [...(sources.connect ?? []), ...(url === null ? [] : [new URL(url).origin])] }
}
