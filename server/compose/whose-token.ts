import { z } from 'zod'
import { IDENTITY_PATHS } from '#contracts/oauth.ts'
import type { Reach } from '../seam.ts'

const claims = z.object({ sub: z.string() })

/**
 * Whose an access token is, as the identity service says; null when it is nobody's. Throws when the service
 * does not say: that is no refusal, and must not end anybody's session.
 */
export function whoseTokenAt(identity: Reach): (accessToken: string) => Promise<string | null> {
  return async (accessToken) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await identity.fetch(new Request(identity.baseUrl + IDENTITY_PATHS.userinfo, { headers }))
    if (answer.status === 401 || answer.status === 403) return null
    if (answer.status !== 200) throw new Error(`The identity service answers ${answer.status}`)
    return claims.parse(await answer.json()).sub
  }
}
