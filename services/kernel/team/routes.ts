import { and, asc, eq } from 'drizzle-orm'
import { actionBody, creationBody, listQuery, type TeamItem, updateBody } from '#contracts/team/convention.ts'
import { isAlwaysConfirmed } from '#domain/team/confirmed-actions.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '../database/database.ts'
import { auditLog } from '../kernel-tables.ts'
import type { AuditedAction } from './audit/write-audit-event.ts'
import type { TeamCall } from './call.ts'
import { CREATE, changeItem, createItem, UPDATE } from './change-item.ts'
import { changeItems } from './change-items.ts'
import { sendDocument } from './document-route.ts'
import { EXPORT, exportItems } from './export/export-items.ts'
import { refusedResponse } from './refused.ts'
import {
  type ResourceDefinition,
  type TeamBulk,
  type TeamChange,
  type TeamCreation,
  toRefusedFields,
} from './resource.ts'
import { selectItems } from './select-items.ts'

/** A route of the team API, with a path below `/services/team` in Hono's notation. */
export type TeamRoute = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly path: string
  readonly roles: readonly Role[]
  readonly needsConfirmation: boolean
  readonly audits?: AuditedAction
  /** The maximum size of the body, which is passed on as bytes. If absent, the body is JSON. */
  readonly bytesMax?: number
  /**
   * False only if its responses have no personal data. Otherwise the records sent to a member are counted: the one in
   * the path, or those of a list.
   */
  readonly isPersonal?: false
  handle(call: TeamCall): Promise<Response | SentList>
}

/** A list with the ids of its items, which are counted before the list is sent. */
type SentList = { readonly list: Response; readonly ids: readonly string[] }

/** A change that the team made to one object. */
type HistoryEvent = Pick<typeof auditLog.$inferSelect, 'at' | 'accountId' | 'action' | 'before' | 'after'>

export function defineResource<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
): readonly TeamRoute[] {
  const { name, roles, actions = {}, exports = {}, documents = {} } = resource
  const readRoute = { method: 'GET', roles, needsConfirmation: false } as const
  const routes: TeamRoute[] = [
    { ...readRoute, path: `/${name}`, handle: (call) => listItems(resource, call) },
    { ...readRoute, path: `/${name}/:id`, handle: (call) => findItem(resource, call) },
    ...Object.entries(exports).map(([exportName, definition]) => ({
      method: 'GET' as const,
      path: `/${name}/exports/${exportName}`,
      roles: definition.roles,
      needsConfirmation: true,
      audits: { resource: name, action: EXPORT },
      handle: (call: TeamCall) => exportItems(resource, { name: exportName, definition }, call),
    })),
    ...Object.entries(documents).map(([document, definition]) => ({
      ...readRoute,
      roles: definition.roles,
      path: `/${name}/:id/documents/${document}`,
      audits: { resource: name, action: document },
      handle: (call: TeamCall) => sendDocument(resource, { name: document, definition }, call),
    })),
    ...(resource.changes || resource.actions || resource.creation
      ? [{ ...readRoute, path: `/${name}/:id/history`, handle: (call: TeamCall) => listHistory(name, call) }]
      : []),
    ...(resource.creation ? [creationRoute(resource, resource.creation)] : []),
    ...(resource.changes ? [updateRoute(resource, resource.changes)] : []),
    ...(resource.changes && resource.bulk ? [bulkRoute(resource, resource.changes, resource.bulk)] : []),
    ...Object.entries(actions).map(([action, change]) => actionRoute(resource, action, change)),
  ]
  return resource.isPersonal === false ? routes.map((route) => ({ ...route, isPersonal: false })) : routes
}

async function listItems<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  { database, query, staff }: TeamCall,
): Promise<Response | SentList> {
  const parsed = listQuery.safeParse(query)
  if (!parsed.success) return refusedResponse(400, 'request-malformed', toRefusedFields(parsed.error))
  const selection = selectItems(resource, parsed.data)
  if (!selection.ok) return refusedResponse(400, 'request-malformed', selection.fields)
  const request = { ...selection.value, ...parsed.data.range }
  const list = await resource.list(database.db, request, staff)
  return { list: Response.json(list), ids: list.items.map(({ id }) => id) }
}

async function listHistory(resource: string, { database, id: objectId }: TeamCall): Promise<Response> {
  return Response.json({ items: await readHistory(database.db, { resource, objectId }) })
}

async function findItem<Item extends TeamItem, Filter, Field extends string>(
  { find }: ResourceDefinition<Item, Filter, Field>,
  { database, id, staff }: TeamCall,
): Promise<Response> {
  const item = await find(database.db, id, undefined, staff)
  return item ? Response.json({ item }) : refusedResponse(404, 'item-not-found')
}

function creationRoute<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  creation: TeamCreation,
): TeamRoute {
  const { roles } = creation
  const needsConfirmation = isAlwaysConfirmed(`${resource.name}.${CREATE}`)
  return {
    method: 'POST',
    path: `/${resource.name}`,
    roles,
    needsConfirmation,
    audits: { resource: resource.name, action: CREATE },
    async handle(call) {
      const key = requireKey(call)
      if (key === null) return keyRequiredResponse()
      const body = creationBody.safeParse(call.body)
      if (!body.success) return refusedResponse(400, 'request-malformed', toRefusedFields(body.error))
      return createItem(resource, creation, call, { input: body.data.input, key })
    },
  }
}

function updateRoute<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  change: TeamChange<Item>,
): TeamRoute {
  const { roles } = change
  const needsConfirmation = isAlwaysConfirmed(`${resource.name}.${UPDATE}`)
  return {
    method: 'PATCH',
    path: `/${resource.name}/:id`,
    roles,
    needsConfirmation,
    audits: { resource: resource.name, action: UPDATE },
    async handle(call) {
      const body = updateBody.safeParse(call.body)
      if (!body.success) return refusedResponse(400, 'request-malformed', toRefusedFields(body.error))
      const { version, changes: input } = body.data
      return changeItem(resource, change, call, { action: UPDATE, version, input, key: null })
    },
  }
}

function bulkRoute<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  change: TeamChange<Item>,
  bulk: TeamBulk<Item>,
): TeamRoute {
  const { roles } = change
  const needsConfirmation = isAlwaysConfirmed(`${resource.name}.${UPDATE}`)
  return {
    method: 'POST',
    path: `/${resource.name}/bulk`,
    roles,
    needsConfirmation,
    audits: { resource: resource.name, action: UPDATE },
    handle: (call) => changeItems(resource, { change, bulk }, call),
  }
}

function actionRoute<Item extends TeamItem, Filter, Field extends string>(
  resource: ResourceDefinition<Item, Filter, Field>,
  action: string,
  change: TeamChange<Item>,
): TeamRoute {
  const { roles } = change
  const needsConfirmation = isAlwaysConfirmed(`${resource.name}.${action}`)
  return {
    method: 'POST',
    path: `/${resource.name}/:id/${action}`,
    roles,
    needsConfirmation,
    audits: { resource: resource.name, action },
    async handle(call) {
      const key = requireKey(call)
      if (key === null) return keyRequiredResponse()
      const body = actionBody.safeParse(call.body)
      if (!body.success) return refusedResponse(400, 'request-malformed', toRefusedFields(body.error))
      return changeItem(resource, change, call, { action, key, ...body.data })
    },
  }
}

function requireKey({ idempotencyKey: key }: TeamCall): string | null {
  return key === null || key.length > 200 ? null : key
}

function keyRequiredResponse(): Response {
  return refusedResponse(400, 'request-malformed', [{ path: 'idempotency-key', code: 'required' }])
}

async function readHistory(
  db: Queryable,
  { resource, objectId }: { resource: string; objectId: string },
): Promise<HistoryEvent[]> {
  return db
    .select({
      at: auditLog.at,
      accountId: auditLog.accountId,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(eq(auditLog.resource, resource), eq(auditLog.objectId, objectId)))
    .orderBy(asc(auditLog.id))
}
