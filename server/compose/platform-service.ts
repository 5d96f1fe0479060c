import { z } from 'zod'
import { IDENTITY_PATHS } from '#contracts/oauth.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import type { Service } from '#services/kernel/service.ts'
import { createPlatformService } from '#services/platform/service.ts'
import type { Reach } from '../seam.ts'

const claims = z.object({ sub: z.string() })

/** The platform service; whose an access token is, the identity service says. */
export function makePlatform(database: Database, identity: Reach): Service {
  return createPlatformService({
    ...{ database, clock: systemClock },
    async authenticate(accessToken) {
      const headers = { authorization: `Bearer ${accessToken}` }
      const answer = await identity.fetch(
        new Request(identity.baseUrl + IDENTITY_PATHS.userinfo, { headers }),
      )
      const read = claims.safeParse(await answer.json().catch(() => null))
      return answer.status === 200 && read.success ? read.data.sub : null
    },
  })
}
