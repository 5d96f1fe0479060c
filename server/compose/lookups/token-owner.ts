import { z } from 'zod'
import { IDENTITY_PATHS } from '#contracts/oauth.ts'
import type { Reach } from '../../seam.ts'

/** The account that an access token opens. */
export type TokenOwner = {
  readonly accountId: string
  /** Empty where the provider does not say. */
  readonly email: string
  /** False where the provider does not say: an address that nobody has proven opens nothing. */
  readonly isEmailVerified: boolean
}

const claims = z.object({
  sub: z.string(),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
})

/**
 * The account that an access token opens, as the identity service says; null when there is none. Throws when the
 * service does not say: that is no refusal, and must not end anyone's session.
 */
export function tokenOwnerAt(identity: Reach): (accessToken: string) => Promise<TokenOwner | null> {
  return async (accessToken) => {
    // What no header can carry is no token.
    if (!/^[!-~]+$/.test(accessToken)) return null
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await identity.fetch(new Request(identity.baseUrl + IDENTITY_PATHS.userinfo, { headers }))
    // 400: it has signs that no token has.
    if ([400, 401, 403].includes(answer.status)) return null
    if (answer.status !== 200) throw new Error(`The identity service answers ${answer.status}`)
    const { sub, email, email_verified } = claims.parse(await answer.json())
    return { accountId: sub, email, isEmailVerified: email_verified && email !== '' }
  }
}
