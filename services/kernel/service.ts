import type { Job } from './jobs.ts'

/** What every embedded service is to the rest of the program: something that answers requests. */
export type Service = {
  /** Answers one request addressed to the root of the service (no mount prefix). */
  fetch(request: Request): Promise<Response>
  /** The addresses that it answers, with their middleware, for tools that walk them. `ALL`: any method. */
  readonly routes?: readonly ServiceRoute[]
  /** What the service repeats by itself; the composition root starts it. */
  readonly jobs?: readonly Job[]
}

/** An address of a service, in the notation of its router: `/orders/:orderId`. */
export type ServiceRoute = { readonly method: string; readonly path: string }
