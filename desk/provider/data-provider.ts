import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { teamItemResponse, teamListResponse } from '#contracts/team/responses.ts'
import { callTeam, getItemPath } from './call-team.ts'

/** A data provider for all resources that follow the team API's conventions. Items are saved with `useSave`. */
export const dataProvider: DataProvider = {
  getList,
  getOne: async (resource, { id }) => ({ data: await getOne(resource, id) }),
  getMany: async (resource, { ids }) => ({ data: await Promise.all(ids.map((id) => getOne(resource, id))) }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: rejectSaving,
  update: rejectSaving,
  updateMany: rejectSaving,
  delete: rejectSaving,
  deleteMany: rejectSaving,
}

async function getList(resource: string, { pagination, sort, filter }: GetListParams) {
  const { page = 1, perPage = 25 } = pagination ?? {}
  const from = (page - 1) * perPage
  const query = new URLSearchParams({
    range: `${from}-${from + perPage - 1}`,
    filter: JSON.stringify(filter),
  })
  // Without a field, the resource uses its default order.
  if (sort && sort.field !== 'id') query.set('sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`)
  const { items, total } = await callTeam(teamListResponse, { path: `/${resource}?${query}` })
  return { data: items as RaRecord[] as never[], total }
}

async function getOne(resource: string, id: string | number) {
  const { item } = await callTeam(teamItemResponse, { path: getItemPath(resource, id) })
  return item as RaRecord as never
}

function rejectSaving(): Promise<never> {
  return Promise.reject(new Error('The data provider does not save items: use useSave'))
}
