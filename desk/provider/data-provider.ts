import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { teamItemResponse, teamListResponse } from '#contracts/team/responses.ts'
import { callTeam } from './call-team.ts'
import { changedFields } from './changed-fields.ts'
import { newKey } from './new-key.ts'

/** Follows the team API's convention, so it depends on no single resource. */
export const dataProvider: DataProvider = {
  getList,
  getOne: async (resource, { id }) => ({ data: await getOne(resource, id) }),
  getMany: async (resource, { ids }) => ({ data: await Promise.all(ids.map((id) => getOne(resource, id))) }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  async create(resource, { data }) {
    const request = { method: 'POST', path: `/${resource}`, body: { input: data }, key: newKey() } as const
    return { data: await itemOf(request) }
  },
  async update(resource, { id, data, previousData }) {
    const body = { version: previousData.version, changes: changedFields(previousData, data) }
    return { data: await itemOf({ method: 'PATCH', path: pathOf(resource, id), body }) }
  },
  updateMany: () => Promise.reject(new Error('Items are changed one by one')),
  delete: () => Promise.reject(new Error('No item is deleted')),
  deleteMany: () => Promise.reject(new Error('No item is deleted')),
}

async function getList(resource: string, { pagination, sort, filter }: GetListParams) {
  const { page = 1, perPage = 25 } = pagination ?? {}
  const from = (page - 1) * perPage
  const query = new URLSearchParams({
    range: `${from}-${from + perPage - 1}`,
    filter: JSON.stringify(filter),
  })
  // Without a field the resource has its default order.
  if (sort && sort.field !== 'id') query.set('sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`)
  const { items, total } = await callTeam(teamListResponse, { path: `/${resource}?${query}` })
  return { data: items as RaRecord[] as never[], total }
}

function getOne(resource: string, id: string | number) {
  return itemOf({ path: pathOf(resource, id) })
}

async function itemOf(request: Parameters<typeof callTeam>[1]) {
  const { item } = await callTeam(teamItemResponse, request)
  return item as RaRecord as never
}

function pathOf(resource: string, id: string | number): string {
  return `/${resource}/${encodeURIComponent(id)}`
}
