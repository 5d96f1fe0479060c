import type { MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from '../bindings.ts'

const ANSWERED = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The methods that some part of the shop answers. */
export const ALLOW = ANSWERED.join(', ')

/** Refuses every other method, TRACE among them: it would send a visitor's cookies back to a script. */
export const refuseMethods: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (!ANSWERED.includes(req.method)) return text('Method Not Allowed', 405, { allow: ALLOW })
  await next()
  return undefined
}
