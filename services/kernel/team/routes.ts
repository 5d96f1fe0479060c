import { actionBody, listQuery, type TeamItem, updateBody } from '#contracts/team/convention.ts'
import type { Role } from '#domain/team/roles.ts'
import type { TeamCall } from './call.ts'
import { changeItem } from './change-item.ts'
import { refused } from './refused.ts'
import { type ResourceDefinition, refusedFields, type TeamChange } from './resource.ts'

/** A route of the team API, with a path below `/services/team` in Hono's notation. */
export type TeamRoute = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly roles: readonly Role[]
  readonly needsConfirmation: boolean
  handle(call: TeamCall): Promise<Response>
}

/** The routes of a resource. */
export function defineResource<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
): readonly TeamRoute[] {
  const { name, roles, actions = {} } = resource
  const read = { method: 'GET', roles, needsConfirmation: false } as const
  return [
    { ...read, path: `/${name}`, handle: (call) => listItems(resource, call) },
    { ...read, path: `/${name}/:id`, handle: (call) => findItem(resource, call) },
    ...(resource.changes ? [updateRoute(resource, resource.changes)] : []),
    ...Object.entries(actions).map(([action, change]) => actionRoute(resource, action, change)),
  ]
}

async function listItems<Item extends TeamItem, Filter, Field extends string>(
  { filter, sortable, list }: ResourceDefinition<Item, Filter, Field>,
  { database, query }: TeamCall,
): Promise<Response> {
  const parsed = listQuery.safeParse(query)
  if (!parsed.success) return refused(400, 'request-malformed', refusedFields(parsed.error))
  const chosen = filter.safeParse(parsed.data.filter)
  if (!chosen.success) return refused(400, 'request-malformed', refusedFields(chosen.error))
  const { sort = { field: sortable[0], isDescending: true }, range } = parsed.data
  const field = sortable.find((name) => name === sort.field)
  if (field === undefined) return refused(400, 'request-malformed', [{ path: 'sort', code: 'field-unknown' }])
  const { isDescending } = sort
  return Response.json(
    await list(database.db, { filter: chosen.data, sort: { field, isDescending }, ...range }),
  )
}

async function findItem<Item extends TeamItem, Filter, Field extends string>(
  { find }: ResourceDefinition<Item, Filter, Field>,
  { database, id }: TeamCall,
): Promise<Response> {
  const item = await find(database.db, id)
  return item ? Response.json({ item }) : refused(404, 'item-not-found')
}

function updateRoute<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  change: TeamChange<Item>,
): TeamRoute {
  const { roles, needsConfirmation } = change
  return {
    method: 'PATCH',
    path: `/${resource.name}/:id`,
    roles,
    needsConfirmation,
    async handle(call) {
      const body = updateBody.safeParse(call.body)
      if (!body.success) return refused(400, 'request-malformed', refusedFields(body.error))
      const { version, changes: input } = body.data
      return changeItem(resource, change, call, { action: 'update', version, input, key: null })
    },
  }
}

function actionRoute<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  action: string,
  change: TeamChange<Item>,
): TeamRoute {
  const { roles, needsConfirmation } = change
  return {
    method: 'POST',
    path: `/${resource.name}/:id/${action}`,
    roles,
    needsConfirmation,
    async handle(call) {
      const { idempotencyKey: key } = call
      if (key === null || key.length > 200)
        return refused(400, 'request-malformed', [{ path: 'idempotency-key', code: 'required' }])
      const body = actionBody.safeParse(call.body)
      if (!body.success) return refused(400, 'request-malformed', refusedFields(body.error))
      return changeItem(resource, change, call, { action, key, ...body.data })
    },
  }
}
