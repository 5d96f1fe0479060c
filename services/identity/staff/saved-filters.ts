import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SAVED_FILTERS_MAX, type SavedFilter } from '#contracts/team/saved-filter.ts'
import { ok } from '#domain/result.ts'
import { ROLES } from '#domain/team/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeRefusal, defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { savedFilters } from '../identity-tables.ts'
import { lockTeam } from './team-members.ts'

const roles = ROLES
const name = z.string().trim().min(1).max(80)
const resource = z.string().regex(/^[a-z-]{1,60}$/)
/** The maximum size of a filter as JSON. Actual filters are far smaller. */
const FILTER_CHARACTERS_MAX = 4000
const filter = z
  .record(z.string().max(60), z.unknown())
  .refine((given) => JSON.stringify(given).length <= FILTER_CHARACTERS_MAX, 'too_big')

const fields = {
  id: savedFilters.id,
  version: savedFilters.version,
  resource: savedFilters.resource,
  name: savedFilters.name,
  filter: savedFilters.filter,
}

/**
 * The team resource `saved-filters`: list filters that callers have saved, available on all their devices. Other
 * people's filters are not visible. Filters may contain names and addresses, so the audit log contains none of their
 * fields.
 */
export const teamSavedFilters = defineResource({
  name: 'saved-filters',
  isPersonal: false,
  roles,
  filter: z.strictObject({ resource: resource.optional() }),
  sortable: ['name'],
  logged: [],
  async list(db, { filter: { resource: resourceName }, sort, from, count: limit }, { accountId }) {
    const matches = and(
      eq(savedFilters.accountId, accountId),
      resourceName ? eq(savedFilters.resource, resourceName) : undefined,
    )
    const direction = sort.isDescending ? desc : asc
    const items = await db
      .select(fields)
      .from(savedFilters)
      .where(matches)
      .orderBy(direction(sql`lower(${savedFilters.name})`), direction(savedFilters.id))
      .limit(limit)
      .offset(from)
    const [counted] = await db.select({ total: count() }).from(savedFilters).where(matches)
    return { items, total: counted?.total ?? 0 }
  },
  async find(db, id, lock, { accountId }) {
    if (!z.uuid().safeParse(id).success) return null
    const query = db
      .select(fields)
      .from(savedFilters)
      .where(and(eq(savedFilters.id, id), eq(savedFilters.accountId, accountId)))
    const [found] = await (lock ? query.for('update') : query)
    return found ?? null
  },
  creation: defineCreation({
    roles,
    input: z.strictObject({ resource, name, filter }),
    async run(tx, given, { staff: { accountId }, now }) {
      await lockTeam(tx)
      const [existing] = await tx
        .select({ total: count() })
        .from(savedFilters)
        .where(and(eq(savedFilters.accountId, accountId), eq(savedFilters.resource, given.resource)))
      if ((existing?.total ?? 0) >= SAVED_FILTERS_MAX) return refuseName('filters-full')
      if (await isNameTaken(tx, { ...given, accountId })) return refuseName('name-taken')
      const [added] = await tx
        .insert(savedFilters)
        .values({ ...given, accountId, savedAt: now })
        .returning({ id: savedFilters.id })
      return ok(String(added?.id))
    },
  }),
  changes: defineChange<
    SavedFilter,
    { name?: string | undefined; filter?: Record<string, unknown> | undefined }
  >({
    roles,
    input: z.strictObject({ name: name.optional(), filter: filter.optional() }),
    async run(tx, { id, resource: resourceName, version, ...before }, changes, { staff: { accountId } }) {
      await lockTeam(tx)
      const next = { name: changes.name ?? before.name, filter: changes.filter ?? before.filter }
      if (await isNameTaken(tx, { id, resource: resourceName, accountId, name: next.name }))
        return refuseName('name-taken')
      await tx
        .update(savedFilters)
        .set({ ...next, version: version + 1 })
        .where(eq(savedFilters.id, id))
      return ok(true)
    },
  }),
  actions: {
    remove: defineChange<SavedFilter, object>({
      roles,
      removes: true,
      input: z.strictObject({}),
      async run(tx, { id }) {
        await tx.delete(savedFilters).where(eq(savedFilters.id, id))
        return ok(true)
      },
    }),
  },
})

type FilterName = { id?: string; accountId: string; resource: string; name: string }

async function isNameTaken(
  tx: Queryable,
  { id, accountId, resource: resourceName, name: filterName }: FilterName,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: savedFilters.id })
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.accountId, accountId),
        eq(savedFilters.resource, resourceName),
        eq(savedFilters.name, filterName),
        id === undefined ? undefined : ne(savedFilters.id, id),
      ),
    )
  return other !== undefined
}

function refuseName(code: string): ChangeRefusal {
  return { ok: false, code: 'fields-refused', fields: [{ path: 'name', code }] }
}
