import { type TeamRequest, teamRequest } from '#contracts/team/request.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import { testClock } from '../test-clock.ts'
import { openRequests } from './open-requests.ts'
import { sampleRequest } from './sample-request.ts'
import { filtered, sampleTeam } from './sample-team.ts'

/** Requests as client care handles them. `clock` determines when one is sent. */
export function openTeamRequests(
  database: Database,
  clock: () => Date = testClock(),
  quotes: Partial<QuotesOptions> = {},
) {
  const { platform, client, threads, emails } = openRequests(database, clock, quotes)
  const { call, routes } = sampleTeam(database, platform, undefined, clock)
  async function list(filter: object, sort = ''): Promise<TeamRequest[]> {
    const { body } = await call(`${filtered('/requests', filter)}${sort}`, { role: 'care' })
    return body.items.map((item: unknown) => teamRequest.parse(item))
  }
  return {
    platform,
    call,
    threads,
    routes,
    list,
    emails,
    async send(changes: Parameters<typeof sampleRequest>[0] = {}): Promise<TeamRequest> {
      const sent = await client.send(sampleRequest(changes), crypto.randomUUID())
      if (!sent.ok) throw new Error(sent.code)
      const [item] = await list({ text: sent.value.number })
      if (!item) throw new Error('It is listed')
      return item
    },
    act: ({ id, version }: TeamRequest, action: string, input: object = {}) =>
      call(`/requests/${id}/${action}`, { role: 'care', body: { version, input } }),
    find: async ({ id }: TeamRequest) =>
      teamRequest.parse((await call(`/requests/${id}`, { role: 'care' })).body.item),
  }
}
