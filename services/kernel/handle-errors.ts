import type { Env, Hono } from 'hono'
import { isUnstorable } from './database/unstorable.ts'

/**
 * Responds to failed requests: 400 if the caller sent a value that PostgreSQL cannot store, otherwise 500 and a report.
 * By default, Hono would print the whole error.
 */
export function handleErrors<E extends Env>(app: Hono<E>, reportError: (error: unknown) => void): void {
  app.onError((error) => toErrorResponse(error, reportError))
}

/** Returns the response to an error, for a service that handles some errors itself. */
export function toErrorResponse(error: unknown, reportError: (error: unknown) => void): Response {
  if (isUnstorable(error)) return Response.json({ code: 'request-malformed' }, { status: 400 })
  reportError(error)
  return Response.json({ code: 'service-failed' }, { status: 500 })
}
