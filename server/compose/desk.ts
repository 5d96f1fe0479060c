import { createDeskClient } from '#clients/identity/desk-client.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { Configuration } from '../config.ts'
import { createDesk } from '../desk/desk.ts'
import type { Logger } from '../http/request-log.ts'
import { hostedAdministrations } from './hosted-administrations.ts'
import type { Services } from './services/services.ts'

/** The server of the desk. Where no team API is reached, or with a hosted identity provider, there is none. */
export function createDeskServer(
  { publicOrigin, secret, oldSecrets, services }: Configuration,
  reach: Services['reach'],
  log: Logger,
): (request: Request) => Promise<Response> | null {
  const { baseUrl, fetch } = reach.identity
  if (reach.team === null || baseUrl === null) return () => null
  return createDesk({
    publicOrigin,
    now: systemClock,
    hosted: hostedAdministrations(services),
    team: reach.team,
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
