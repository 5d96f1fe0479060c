import type { Env, Hono } from 'hono'

/** Answers 500 to a request on which a service fails, and reports why: Hono itself would print the whole error. */
export function answerFaults<E extends Env>(app: Hono<E>, reportFault: (fault: unknown) => void): void {
  app.onError((fault, { json }) => {
    reportFault(fault)
    return json({ code: 'service-failed' }, 500)
  })
}
