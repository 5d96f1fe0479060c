import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ok } from '#domain/result.ts'
import { openCore } from '#server/compose/core.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import { auditEvents } from '#services/kernel/team/audit/audit-events.ts'
import { createTeamService } from '#services/kernel/team/service.ts'
import { waitingRoute } from '#services/kernel/team/waiting/waiting.ts'
import { countStatements } from './count-statements.ts'

/** The account of the caller. */
const ADMINISTRATOR = '00000000-0000-4000-8000-000000000001'

/** Paths that are not lists: one item, a file, an endless stream, or the results for one conversation. */
const NOT_LISTS = /:|\/exports\/|-export$|^\/chat-(?:events|pieces)$/
/** Lists that can only be read with a filter, such as those of one category, with an example of the filter. */
const REQUIRED_FILTERS: Readonly<Record<string, object>> = {
  '/category-pieces': { category: 'lighting' },
  '/search-previews': { text: 'lamp' },
  '/quote-pieces': { quoteId: '00000000-0000-4000-8000-000000000002', text: 'lamp' },
}

const listResponse = z.object({ total: z.number(), items: z.array(z.unknown()) })

/** A call of the team API: its cost, and how many items it found; null if it is not a list. */
export type DeskCall = { ms: number; statements: number; total: number | null }

/** Opens the team API of a whole shop in this process, called as an administrator. Prepares the database. */
export async function openDesk(databaseUrl: string) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'desk-'))
  const core = await openCore(
    readConfiguration({
      DATA_FOLDER: dataFolder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      EMPTY: 'yes',
    }),
  )
  const services = Object.values(core.services.embedded)
  const fail = (error: unknown) => {
    throw error
  }
  const routes = [
    ...auditEvents,
    waitingRoute(
      services.flatMap(({ waiting = [] }) => waiting),
      fail,
    ),
    ...services.flatMap(({ team = [] }) => team),
  ]
  const team = createTeamService({
    timeZone: 'Europe/Rome',
    database: core.database,
    clock: () => new Date(),
    limiter: UNLIMITED,
    routes,
    // Every call has a recent second factor, so that none is refused for lack of one.
    authenticate: async () => ok({ accountId: ADMINISTRATOR, roles: ['admin'], confirmedAt: new Date() }),
    reportError: fail,
  })
  const get = (path: string) =>
    team.fetch(new Request(`http://shop.example${path}`, { headers: { authorization: 'Bearer desk' } }))
  const counter = countStatements()
  return {
    database: core.database,
    routes,
    /**
     * Paths that only need a GET: lists, and summaries such as what is waiting. An export reads everything by design.
     */
    paths: [
      ...new Set(
        routes.flatMap(({ method, path }) =>
          method === 'GET' && !NOT_LISTS.test(path) ? addRequiredFilter(path) : [],
        ),
      ),
    ],
    /** The data that a call returns. */
    read: async (path: string): Promise<unknown> => (await get(path)).json(),
    async call(path: string): Promise<DeskCall> {
      const start = performance.now()
      const { result, texts } = await counter.during(async () => {
        const response = await get(path)
        return { status: response.status, text: await response.text() }
      })
      const ms = performance.now() - start
      if (result.status !== 200) throw new Error(`${path}: ${result.status} ${result.text}`)
      const list = listResponse.safeParse(JSON.parse(result.text))
      return { ms, statements: texts.length, total: list.success ? list.data.total : null }
    },
    async close() {
      counter.restore()
      await core.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

function addRequiredFilter(path: string): string {
  const filter = REQUIRED_FILTERS[path]
  return filter ? `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : path
}
