import type { WaitingResponse, WaitingTask } from '#contracts/team/waiting.ts'
import { hasRole, ROLES, type Role } from '#domain/team/roles.ts'
import type { Queryable } from '../../database/database.ts'
import type { TeamCall } from '../call.ts'
import type { TeamRoute } from '../routes.ts'
import { cacheCount, type WaitingCount } from './cache-count.ts'

/**
 * A task of the team whose items a service counts (docs/areas/desk.md). Its filter shows the same items in the list of
 * its resource.
 */
export type WaitingDefinition = {
  task: string
  resource: string
  /** The roles that may see the task. The first is the one that it is meant for. */
  roles: readonly [Role, ...Role[]]
  isLate?: boolean
  within?: string
  filter(now: Date): Record<string, unknown>
  sort?: { field: string; isDescending: boolean }
  count(db: Queryable, now: Date): Promise<WaitingCount>
  /** How long an expensive count, for which there is no index, is cached. */
  cacheSeconds?: number
}

/** `GET /waiting`: the tasks of the caller's roles, late ones first, then by how long they have been waiting. */
export function waitingRoute(
  definitions: readonly WaitingDefinition[],
  reportError: (error: unknown) => void,
): TeamRoute {
  const tasks = definitions.map((definition) => ({
    definition,
    count: cacheCount(definition.count, { seconds: definition.cacheSeconds ?? 0, reportError }),
  }))
  async function handle({ database, staff, now }: TeamCall): Promise<Response> {
    const items: WaitingTask[] = []
    let countedAt = now
    for (const { definition, count } of tasks.filter((task) => hasRole(staff.roles, task.definition.roles))) {
      const counted = await count(database.db, now)
      if (counted.countedAt < countedAt) countedAt = counted.countedAt
      if (counted.value.count > 0) items.push(toTask(definition, counted.value, now))
    }
    const response: WaitingResponse = {
      items: items.toSorted((one, other) => Number(other.isLate) - Number(one.isLate)),
      countedAt: countedAt.toISOString(),
    }
    return Response.json(response)
  }
  // The only personal data in the response are the names of those first in line for each task.
  return {
    method: 'GET',
    path: '/waiting',
    roles: ROLES,
    needsConfirmation: false,
    isPersonal: false,
    handle,
  }
}

function toTask(
  definition: WaitingDefinition,
  { count, since, first }: WaitingCount,
  now: Date,
): WaitingTask {
  const { task, resource, roles, isLate = false, within = null, sort = null } = definition
  return {
    task,
    resource,
    role: roles[0],
    isLate,
    within,
    count,
    since: since?.toISOString() ?? null,
    first: [...first],
    filter: definition.filter(now),
    sort,
  }
}
