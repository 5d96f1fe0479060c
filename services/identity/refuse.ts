import type { Context } from 'hono'
import type { z } from 'zod'
import type { IdentityRefusalCode, refusalResponse } from '#contracts/identity.ts'

export const STATUS: Record<IdentityRefusalCode, 401 | 403 | 404 | 409 | 410 | 422 | 429> = {
  'interaction-not-found': 404,
  'email-invalid': 422,
  'credentials-wrong': 401,
  'email-registered': 409,
  'password-refused': 422,
  'password-common': 422,
  'password-personal': 422,
  'link-expired': 410,
  'too-many-attempts': 429,
  unauthorized: 401,
  'password-wrong': 403,
  'email-unchanged': 422,
  'staff-only': 403,
  'code-wrong': 422,
  'passkey-refused': 422,
  'passkeys-exhausted': 422,
  'last-factor': 422,
  'confirmation-required': 403,
  'member-of-team': 403,
}

/** Responds with a code and, if the caller can retry, the number of seconds after which to do so. */
export type Refuse = (context: Context, code: IdentityRefusalCode, retryAfterSeconds?: number) => Response

export const refused: Refuse = (context, code, retryAfterSeconds) => {
  const body = { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return context.json(body satisfies z.infer<typeof refusalResponse>, STATUS[code], headers)
}
