import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'

const ALLOWED_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const ALLOW_HEADER = ALLOWED_METHODS.join(', ')

/** Refuses unused methods, including TRACE, which would return a visitor's cookies to a script. */
export const refuseMethods: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (!ALLOWED_METHODS.includes(req.method)) return text('Method Not Allowed', 405, { allow: ALLOW_HEADER })
  await next()
  return undefined
}
