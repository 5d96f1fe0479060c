import type { MiddlewareHandler } from 'hono'
import type { RotatedSecret } from './rotated-secret.ts'
import { isSameToken } from './same-token.ts'

/** Refuses calls without the token that only servers hold: 401 `unauthorized`. */
export function requireServerToken(serverToken: string | RotatedSecret): MiddlewareHandler {
  return async ({ req, json }, next) => {
    const given = /^Bearer (.+)$/.exec(req.header('authorization') ?? '')?.[1]
    return isSameToken(given, serverToken) ? next() : json({ code: 'unauthorized' }, 401)
  }
}
