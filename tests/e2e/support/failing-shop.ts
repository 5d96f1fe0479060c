import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clients } from '#clients/clients.ts'
import { refuse } from '#domain/result.ts'
import { freePort } from '#scripts/shop/running-shop.ts'
import { createStaticFiles } from '#server/http/responses/static-files.ts'
import { renderPage, type Storefront } from '#server/pages/render-page.ts'
import { listen } from '#server/process/listen.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { HOUSE } from './house.ts'

const HOST = '127.0.0.1'
/** The error is logged with each page, so it has no stack trace. */
const BUG = Object.assign(new Error('a bug'), { stack: 'a bug' })
const CHUNKS = 'build/server/assets'

type Parts = Omit<Parameters<typeof renderPage>[1], 'storefront'>

/**
 * The built storefront on its own port, with clients that throw, which only a bug would cause. `framed`: the content
 * client returns a refusal instead, so that the failing page still has its frame.
 */
export const openFailingShop = (kind: 'framed' | 'bare') => openBuiltShop(parts(kind))

/** The built storefront on its own port, with the given clients and settings. */
export async function openBuiltShop(given: Parts) {
  const chunk = readdirSync(CHUNKS).find((name) => /^storefront-[\w-]+\.js$/.test(name))
  if (!chunk) throw new Error('Build the shop first')
  const storefront: Storefront = await import(pathToFileURL(resolve(CHUNKS, chunk)).href)
  const files = createStaticFiles('build/client')
  const port = await freePort()
  const socket = await listen({ host: HOST, port })
  socket.serve(async (request) => {
    const file = files(request, new URL(request.url).pathname)
    return file ?? (await renderPage(request, { ...given, storefront })).response
  })
  return { origin: `http://${HOST}:${port}`, close: () => socket.close() }
}

/** Clients that throw or refuse, and the settings of a shop without hosted services. */
export function parts(kind: 'framed' | 'bare'): Parts {
  const thrower = allCalls(() => Promise.reject(BUG))
  const refuser = allCalls(async () => refuse('content-unavailable'))
  const clients = new Proxy(
    {},
    { get: (_, name) => (kind === 'framed' && name === 'content' ? refuser : thrower) },
  )
  return {
    house: HOUSE,
    clock: () => TEST_TIME,
    clients: clients as Clients,
    seal: { seal: (text) => text, open: () => null, isCurrent: () => true },
    passes: { issue: () => '', acceptsPass: () => false, acceptsKey: () => false, acceptsLink: () => false },
    security: { isSecure: false, imageHosts: [], formOrigins: [], isDevelopment: false },
    onRendered: () => {},
  }
}

function allCalls(respond: () => Promise<unknown>): object {
  return new Proxy({}, { get: () => respond })
}
