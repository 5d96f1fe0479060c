import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { house } from '@bottega/demo-house'
import { countStatements } from '#scripts/bench/desk/count-statements.ts'
import { openCore } from '#server/compose/core.ts'
import { renderPage, type Storefront } from '#server/pages/render-page.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { Service } from '#services/kernel/service.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { ensureBuilt } from '../../scripts/bundle/build-shop.ts'
import { nameCall } from './name-of-call.ts'

const ORIGIN = 'http://localhost:3000'
/** Each service verifies access tokens itself and trusts no other service. */
const TOKEN_CHECK = 'identity GET /authentication/userinfo'
const CHUNKS = 'build/server/assets'

/** What one page or click costs the services. */
export type Counted = {
  /** Each call across the seam, including calls between services: `commerce GetCart`. */
  readonly calls: readonly string[]
  /** Calls by the storefront that repeat an identical earlier request. */
  readonly repeated: readonly string[]
  /** How often a cart was priced. */
  readonly pricings: number
  /** Statements sent to PostgreSQL, except by the processes that evaluate content queries. */
  readonly statements: number
}

/** The built storefront on embedded services whose calls are counted, with the demonstration catalogue. */
export async function openCountedShop() {
  await ensureBuilt()
  const chunk = readdirSync(CHUNKS).find((name) => /^storefront-[\w-]+\.js$/.test(name))
  if (!chunk) throw new Error('The build has no storefront')
  const storefront: Storefront = await import(pathToFileURL(resolve(CHUNKS, chunk)).href)
  const dataFolder = mkdtempSync(join(tmpdir(), 'calls-'))
  const database = await freshDatabase()
  const environment = { DATA_FOLDER: dataFolder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  const core = await openCore(readConfiguration(environment))
  await house.loadDemonstration(core.database, systemClock())
  await core.indexer.start()
  await core.artisanIndexer.start()
  await core.indexer.close()
  await core.artisanIndexer.close()

  const calls: { name: string; request: string }[] = []
  for (const [name, service] of Object.entries(core.services.embedded)) countCalls(name, service, calls)
  const statements = countStatements()
  const means = {
    storefront,
    house: SAMPLE_HOUSE,
    clock: systemClock,
    clients: core.clients,
    seal: createSeal(['secret'], 'sealed cookies'),
    passes: { issue: () => '', acceptsPass: () => false, acceptsKey: () => false, acceptsLink: () => false },
    security: { isSecure: false, imageHosts: [], formOrigins: [], isDevelopment: false },
    onRendered: () => {},
  }

  return {
    browser: () =>
      openBrowser(
        async (request) =>
          (await core.services.handleOAuth(request)) ?? (await renderPage(request, means)).response,
      ),
    /** Counts the calls that an action causes, with an empty content cache. */
    async count(act: () => Promise<unknown>): Promise<Counted> {
      core.clients.content.forget()
      calls.length = 0
      const { texts } = await statements.during(act)
      const made = calls.filter(({ name }) => name !== TOKEN_CHECK)
      const requests = made.map(({ request }) => request)
      return {
        calls: calls.map(({ name }) => name).sort(),
        repeated: made.filter(({ request }, at) => requests.indexOf(request) < at).map(({ name }) => name),
        pricings: texts.filter((text) => /from "commerce"\."discounts"/.test(text)).length,
        statements: texts.length,
      }
    },
    async close() {
      statements.restore()
      await core.close()
      await database.close()
      rmSync(dataFolder, { recursive: true })
    },
  }
}

/** A browser that stores cookies. `follow` follows redirects and returns the final URL. */
function openBrowser(respond: (request: Request) => Promise<Response>) {
  const cookies = new Map<string, string>()
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', ...(cookie && { cookie }), ...init.headers }
    const response = await respond(new Request(new URL(path, ORIGIN), { ...init, headers }))
    for (const written of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  async function follow(path: string, init: RequestInit = {}): Promise<{ path: string }> {
    const response = await send(path, init)
    const location = response.headers.get('location')
    return location === null ? { path } : follow(location)
  }
  return Object.assign(send, { follow })
}

function countCalls(name: string, service: Service, calls: { name: string; request: string }[]): void {
  const respond = service.fetch.bind(service)
  service.fetch = async (request) => {
    const body = await request.clone().text()
    calls.push({
      name: `${name} ${nameCall(request, body)}`,
      request: `${request.method} ${request.url} ${body}`,
    })
    return respond(request)
  }
}
