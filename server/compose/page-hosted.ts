import type { PageHosted } from '#app/page/page-hosted.ts'
import { hubspotAddresses } from '#domain/chat/hubspot.ts'
import type { Configuration } from '../config.ts'
import type { HostedSources } from '../http/security-headers.ts'

const DIRECTIVES = ['script', 'style', 'img', 'font', 'connect', 'frame'] as const

type Settings = Pick<Configuration, 'services' | 'hostedScripts'>

/** What pages load or send to elsewhere, by settings; null: nothing. */
export function pageHostedOf({ services, hostedScripts: { scripts } }: Settings): PageHosted | null {
  const { url, shopId } = services.tracking
  const { hubspot } = services.chat
  const hosted = {
    ...(url !== null && { tracking: { url: url.replace(/\/$/, ''), shopId } }),
    ...(Object.keys(scripts).length > 0 && { scripts }),
    ...(hubspot && { hubspot }),
  }
  return Object.keys(hosted).length > 0 ? hosted : null
}

/** What the policy of pages allows for that, by its directives. */
export function hostedSourcesOf({ services, hostedScripts: { sources } }: Settings): HostedSources {
  const { url } = services.tracking
  const { hubspot } = services.chat
  const all: readonly HostedSources[] = [
    sources,
    url === null ? {} : { connect: [new URL(url).origin] },
    hubspot ? hubspotAddresses(hubspot).sources : {},
  ]
  return Object.fromEntries(
    DIRECTIVES.flatMap((directive) => {
      const found = all.flatMap((each) => each[directive] ?? [])
      return found.length > 0 ? [[directive, found]] : []
    }),
  )
}
