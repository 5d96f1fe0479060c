import type { z } from 'zod'
import type { listQuery, RefusedField, TeamItem } from '#contracts/team/convention.ts'
import { type ListRequest, type ResourceDefinition, toRefusedFields } from './resource.ts'

export type Selection<Filter, Field extends string> = Pick<ListRequest<Filter, Field>, 'filter' | 'sort'>

export function selectItems<Item extends TeamItem, Filter, Field extends string>(
  { filter, sortable }: Pick<ResourceDefinition<Item, Filter, Field>, 'filter' | 'sortable'>,
  query: Pick<z.infer<typeof listQuery>, 'filter' | 'sort'>,
): { ok: true; value: Selection<Filter, Field> } | { ok: false; fields: readonly RefusedField[] } {
  const chosen = filter.safeParse(query.filter)
  if (!chosen.success) return { ok: false, fields: toRefusedFields(chosen.error) }
  const { sort = { field: sortable[0], isDescending: true } } = query
  const field = sortable.find((name) => name === sort.field)
  if (field === undefined) return { ok: false, fields: [{ path: 'sort', code: 'field-unknown' }] }
  return { ok: true, value: { filter: chosen.data, sort: { field, isDescending: sort.isDescending } } }
}
