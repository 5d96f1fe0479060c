import { z } from 'zod'
import { defineResource, type TeamRoute } from '../routes.ts'

/** What may be done to the items of one resource, by the name that the audit log gives it. */
type AuditedAction = { id: string; version: number; resource: string; action: string }

/** `audit-actions`: every action that the audit log may have, from the routes that change or export something. */
export function auditedActions(routes: readonly TeamRoute[]): readonly TeamRoute[] {
  const all = routes.flatMap((route) => actionOf(route) ?? [])
  const items = [...new Map(all.map((item) => [item.id, item])).values()]
  return defineResource({
    name: 'audit-actions',
    roles: ['admin'],
    filter: z.strictObject({}),
    sortable: ['id'],
    logged: [],
    async list(_, { from, count }) {
      return { items: items.slice(from, from + count), total: items.length }
    },
    find: async (_, id) => items.find((item) => item.id === id) ?? null,
  })
}

function actionOf({ method, path }: TeamRoute): AuditedAction | null {
  const [, resource = '', part, named] = path.split('/')
  if (method === 'GET' && part !== 'exports') return null
  const action = part === 'exports' ? 'export' : (named ?? (method === 'POST' ? 'create' : 'update'))
  return { id: `${resource}.${action}`, version: 1, resource, action }
}
