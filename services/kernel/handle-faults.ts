import type { Env, Hono } from 'hono'
import { isUnstorable } from './database/unstorable.ts'

/**
 * The response to a failed request: 400 if the caller sent what PostgreSQL cannot store, else 500 and a
 * report. Hono itself would print the whole error.
 */
export function handleFaults<E extends Env>(app: Hono<E>, reportFault: (fault: unknown) => void): void {
  app.onError((fault) => faultResponse(fault, reportFault))
}

/** The response alone, for a service that handles some faults itself. */
export function faultResponse(fault: unknown, reportFault: (fault: unknown) => void): Response {
  if (isUnstorable(fault)) return Response.json({ code: 'request-malformed' }, { status: 400 })
  reportFault(fault)
  return Response.json({ code: 'service-failed' }, { status: 500 })
}
