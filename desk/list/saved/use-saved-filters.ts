import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { SAVED_FILTERS_MAX, type SavedFilter, savedFilter } from '../../../contracts/team/saved-filter.ts'
import { callTeam } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'

const PATH = '/saved-filters'
const listResponse = z.object({ items: z.array(savedFilter) })

/** The filters that the signed-in person has saved for a list, and how to change them. Changes throw RefusedCall. */
export function useSavedFilters(resource: string) {
  const client = useQueryClient()
  const queryKey = ['saved-filters', resource]
  const { data } = useQuery({
    queryKey,
    queryFn: () => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ resource }),
        sort: 'name',
        range: `0-${SAVED_FILTERS_MAX - 1}`,
      })
      return callTeam(listResponse, { path: `${PATH}?${query}` })
    },
  })
  async function change(request: Omit<Parameters<typeof callTeam>[1], 'path'> & { path: string }) {
    await callTeam(teamItemResponse, request)
    await client.invalidateQueries({ queryKey })
  }
  return {
    filters: data?.items ?? [],
    save: (name: string, filter: Record<string, unknown>) =>
      change({ method: 'POST', path: PATH, body: { input: { resource, name, filter } }, key: newKey() }),
    rename: ({ id, version }: SavedFilter, name: string) =>
      change({ method: 'PATCH', path: `${PATH}/${id}`, body: { version, changes: { name } } }),
    remove: ({ id, version }: SavedFilter) =>
      change({ method: 'POST', path: `${PATH}/${id}/remove`, body: { version, input: {} }, key: newKey() }),
  }
}
