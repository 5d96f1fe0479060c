import { z } from 'zod'
import type { Service } from '../../service.ts'
import { defineResource, type TeamRoute } from '../routes.ts'
import { LIMIT_REACHED } from '../sent-records.ts'
import type { AuditedAction } from './write-audit-event.ts'

/** The team resource `audit-actions`: every logged action, as declared by these services and their team routes. */
export function auditedActions(services: readonly Pick<Service, 'team' | 'audits'>[]): readonly TeamRoute[] {
  const items = [
    ...new Map(
      [LIMIT_REACHED, ...services.flatMap(collectAudits)].map((audited) => [toId(audited), audited]),
    ),
  ].map(([id, audited]) => ({ id, version: 1, ...audited }))
  return defineResource({
    name: 'audit-actions',
    isPersonal: false,
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

function collectAudits({ team = [], audits = [] }: Pick<Service, 'team' | 'audits'>): AuditedAction[] {
  return [...team.flatMap((route) => route.audits ?? []), ...audits]
}

const toId = ({ resource, action }: AuditedAction) => `${resource}.${action}`
