import type { Job } from './jobs.ts'
import type { AuditedAction } from './team/audit/write-audit-event.ts'
import type { TeamRoute } from './team/routes.ts'
import type { WaitingDefinition } from './team/waiting/waiting.ts'

export type Service = {
  /** Handles one request, with a path relative to the root of the service (no mount prefix). */
  fetch(request: Request): Promise<Response>
  /** The routes with their middleware, for tools that list them. The method `ALL` means any method. */
  readonly routes?: readonly ServiceRoute[]
  /** The scheduled work of the service, which the composition root starts. */
  readonly jobs?: readonly Job[]
  /** The resources that the team works on, served together at `/services/team`. */
  readonly team?: readonly TeamRoute[]
  /** The actions that the service logs in addition to those declared by the `team` routes. */
  readonly audits?: readonly AuditedAction[]
  /** What is waiting for the team, counted together at `/services/team/waiting`. */
  readonly waiting?: readonly WaitingDefinition[]
}

/** A route in the notation of its router: `/orders/:orderId`. */
export type ServiceRoute = { readonly method: string; readonly path: string }
