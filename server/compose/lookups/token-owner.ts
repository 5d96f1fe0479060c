import { z } from 'zod'
import { callJson, readJson } from '#clients/calls/json-caller.ts'
import { IDENTITY_PATHS } from '#contracts/oauth.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Reach } from '../../seam/seam.ts'
import { type AccountLookup, LOOKUP_TIMEOUT_MS, type ReportProblem } from './account-lookup.ts'

export type TokenOwner = {
  readonly accountId: string
  /** Empty if the provider does not return it. */
  readonly email: string
  /** False if the provider does not say so: an unverified address gives no access. */
  readonly isEmailVerified: boolean
}

export type FindTokenOwner = (accessToken: string) => AccountLookup<TokenOwner | null>

const claims = z.object({
  sub: z.string(),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
})

/** 400 means that the token contains invalid characters. */
const INVALID_TOKEN_STATUSES = new Set<number | null>([400, 401, 403])

/**
 * The lookup returns null for an invalid token. A failed lookup is refused as `account-unavailable`, because it must
 * not end anyone's session.
 */
export function createTokenOwnerLookup(identity: Reach, report: ReportProblem): FindTokenOwner {
  return async (accessToken) => {
    // Text that is not a valid header value is not a token.
    if (!/^[!-~]+$/.test(accessToken)) return ok(null)
    const headers = { authorization: `Bearer ${accessToken}` }
    const response = await callJson(identity, IDENTITY_PATHS.userinfo, {
      headers,
      timeoutMs: LOOKUP_TIMEOUT_MS,
    })
    if (INVALID_TOKEN_STATUSES.has(response.status)) return ok(null)
    const owner = readJson(response, claims)
    if (owner === null) {
      report({ client: 'identity', code: 'account-unavailable', status: response.status })
      return refuse('account-unavailable')
    }
    const { sub, email, email_verified } = owner
    return ok({ accountId: sub, email, isEmailVerified: email_verified && email !== '' })
  }
}
