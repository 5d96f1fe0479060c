import { parseArgs } from 'node:util'
import { CHECKOUT_HOLES } from './attack/holes/checkout-holes.ts'
import { CLOSED_DOORS } from './attack/holes/closed-doors.ts'
import { lookAt } from './attack/holes/hole.ts'
import { PEOPLE_HOLES } from './attack/holes/people-holes.ts'
import { SMALL_HOLES } from './attack/holes/small-holes.ts'
import { throwBodyBombs } from './attack/load/body-bombs.ts'
import { runStalls } from './attack/load/stalls.ts'
import { slowest, watched } from './attack/load/watch.ts'
import { delayLimit, report } from './attack/report.ts'
import { signUpCustomer } from './attack/target/customer.ts'
import { type OwnShop, openOwnShop } from './attack/target/own-shop.ts'
import { loopbackAddress, type Target } from './attack/target/target.ts'
import { findAttacked } from './attack/walk/find-attacked.ts'
import { walkRoutes } from './attack/walk/walk.ts'
import { untilIdle } from './bench/bench-shop.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run attack -- [options] [URL]

  URL           a shop that runs on this machine (http://127.0.0.1:3000); without it one with production settings is started
  --public-url  what that shop calls itself, where that is another address
  --short       the form that is part of npm test
  --seed N      the same seed makes the same attacks (13)
`
/** How often each kind of attack is tried at a route, how long the walk may take, and how long the shop is waited for. */
const FORMS = {
  short: { times: 1, limitMs: 30_000, idleMs: 10_000 },
  full: { times: 6, limitMs: 240_000, idleMs: 120_000 },
}
const REST_MS = 2_000
const HOLES = [...CLOSED_DOORS, ...SMALL_HOLES, ...CHECKOUT_HOLES, ...PEOPLE_HOLES]

/** `npm run attack`: hostile requests to every route of the shop, and every hole that was found once. */
await runCommand(run, USAGE)

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string', default: '13' },
      'public-url': { type: 'string' },
    },
  })
  const form = values.short ? FORMS.short : FORMS.full
  const seed = Number(values.seed)
  const startedMs = performance.now()
  const [url] = positionals
  const counts =
    url === undefined ? await attackOwnShop(form, seed) : await attackUrl(url, values, form, seed)
  console.log(`Attacked for ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed > 0 ? 1 : 0
}

type Form = typeof FORMS.short

/** A shop that somebody else has started: its tokens are not known, and it may be busy. */
function attackUrl(
  url: string,
  { 'public-url': publicUrl }: { 'public-url'?: string | undefined },
  form: Form,
  seed: number,
) {
  const publicOrigin = new URL(publicUrl ?? url).origin
  const target = { ...loopbackAddress(url), publicOrigin, tokens: null }
  return attack({ target, shop: null }, form, seed)
}

async function attackOwnShop(form: Form, seed: number) {
  await ensureBuilt()
  const shop = await openOwnShop()
  try {
    return await attack({ target: shop.target, shop }, form, seed)
  } finally {
    await shop.close()
  }
}

async function attack({ target, shop }: { target: Target; shop: OwnShop | null }, form: Form, seed: number) {
  const environment = shop?.environment ?? null
  const customer = await signUpCustomer(target, `customer-${seed}-${Date.now()}@example.com`)
  const { pages, services, access } = await findAttacked(target, environment, customer)
  const walked = await watched(target, async (watch) => {
    const looks = await lookAt(HOLES, { target, environment, customer })
    const bombs = await throwBodyBombs(target, services)
    const endMs = Date.now() + form.limitMs
    const isOver = () => Date.now() > endMs
    const { times } = form
    const walk = await walkRoutes(target, { pages, services, access, customer, seed, times, isOver })
    return { looks, bombs, walk, samples: await watch.read() }
  })
  // What the walk leaves behind, and what a new shop does by itself, would be measured with the stalls.
  const wasIdle = shop !== null && (await untilIdle(shop.origin, form.idleMs))
  const stalls = await watched(target, async (watch) => {
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const atRest = await watch.read()
    const restMs = Math.max(slowest(atRest, 'healthz'), slowest(atRest, 'cached page'))
    const limitMs = delayLimit(restMs)
    const runs = await runStalls(target, watch, limitMs)
    return { runs, restMs, limitMs, wasIdle, samples: await watch.read() }
  })
  return report(target, { ...walked, stalls })
}
