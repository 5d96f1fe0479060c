import type { Job } from './jobs.ts'

/** What every embedded service is to the rest of the program: something that answers requests. */
export type Service = {
  /** Answers one request addressed to the root of the service (no mount prefix). */
  fetch(request: Request): Promise<Response>
  /** What the service repeats by itself; whoever made the service starts it. */
  readonly jobs?: readonly Job[]
}
