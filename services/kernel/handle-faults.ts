import type { Env, Hono } from 'hono'
import { isUnstorable } from './database/unstorable.ts'

/**
 * Responds to failed requests: 400 if the caller sent a value that PostgreSQL cannot store, otherwise 500 and a report.
 * By default, Hono would print the whole error.
 */
export function handleFaults<E extends Env>(app: Hono<E>, reportFault: (fault: unknown) => void): void {
  app.onError((fault) => faultResponse(fault, reportFault))
}

/** The response alone, for a service that handles some errors itself. */
export function faultResponse(fault: unknown, reportFault: (fault: unknown) => void): Response {
  if (isUnstorable(fault)) return Response.json({ code: 'request-malformed' }, { status: 400 })
  reportFault(fault)
  return Response.json({ code: 'service-failed' }, { status: 500 })
}
