import { useQuery } from '@tanstack/react-query'
import type { DeskSession } from '../../contracts/team/desk.ts'
import { teamListResponse } from '../../contracts/team/responses.ts'
import { hasRole } from '../../domain/team/roles.ts'
import { callTeam } from '../provider/call-team.ts'
import type { Section } from '../sections/section.ts'
import { SECTIONS } from '../sections/sections.ts'

/** An item that a search found, with the address of its page. */
export type Found = { resource: string; id: string; title: string; below: string; to: string }

/** From this length on a text is searched for. */
export const FIND_LENGTH_MIN = 2
const FOUND_MAX = 5

/** The items of all sections of someone with these roles that contain a text: a few of each. Hosted ones are left out. */
export function useFound(text: string, { roles, hosted }: Pick<DeskSession, 'roles' | 'hosted'>) {
  return useQuery({
    queryKey: ['find', text],
    enabled: text.length >= FIND_LENGTH_MIN,
    async queryFn() {
      const searched = SECTIONS.filter(
        ({ finding, roles: allowed, hostable }) =>
          finding && hasRole(roles, allowed) && !(hostable && hosted[hostable]),
      )
      return (await Promise.all(searched.map((section) => findIn(section, text)))).flat()
    },
  })
}

async function findIn({ resource, finding }: Section, text: string): Promise<Found[]> {
  const query = new URLSearchParams({ filter: JSON.stringify({ text }), range: `0-${FOUND_MAX - 1}` })
  const { items } = await callTeam(teamListResponse, { path: `/${resource}?${query}` })
  return items.flatMap((item) => {
    const result = finding?.result(item)
    return result ? [{ resource, id: item.id, ...result }] : []
  })
}
