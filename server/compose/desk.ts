import { createDeskClient } from '#clients/identity/desk-client.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { Configuration } from '../config.ts'
import { createDesk, type Desk } from '../desk/desk.ts'
import { createPreviewPasses } from '../http/preview-passes.ts'
import type { Logger } from '../http/request-log.ts'
import { hostedAdministrations } from './hosted-administrations.ts'
import type { Services } from './services/services.ts'

const NO_DESK: Desk = { handle: () => null, acceptSocket: async () => 404 }

/** The server of the desk. Where no team API is reached, or with an identity provider that is not ours, there is none. */
export function createDeskServer(
  { publicOrigin, secret, oldSecrets, services, previewKey }: Configuration,
  reach: Services['reach'],
  log: Logger,
): Desk {
  const { baseUrl, fetch } = reach.identity
  const { baseUrl: contentUrl, fetch: fetchContent } = reach.content
  if (reach.team === null || baseUrl === null) return NO_DESK
  return createDesk({
    publicOrigin,
    now: systemClock,
    hosted: hostedAdministrations(services),
    team: reach.team,
    issuePreviewPass: createPreviewPasses(previewKey, () => systemClock().getTime()).issue,
    content: contentUrl === null ? null : { baseUrl: contentUrl, fetch: fetchContent },
    seal: createSeal([secret, ...oldSecrets], 'desk sign-ins'),
    identity: createDeskClient({
      publicUrl: publicOrigin,
      origin: publicOrigin,
      baseUrl,
      fetch,
      token: services.identity.screensTokens[0],
      report: (problem) => log.warn({ client: 'identity', ...problem }, 'service problem'),
    }),
  })
}
