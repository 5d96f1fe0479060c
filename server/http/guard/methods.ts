import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'

const ANSWERED = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const ALLOW = ANSWERED.join(', ')

/** Refuses unused methods, including TRACE, which would return a visitor's cookies to a script. */
export const refuseMethods: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (!ANSWERED.includes(req.method)) return text('Method Not Allowed', 405, { allow: ALLOW })
  await next()
  return undefined
}
