import { parseArgs } from 'node:util'
import { ACCESS_VULNERABILITIES } from './attack/holes/access-holes.ts'
import { CHECKOUT_VULNERABILITIES } from './attack/holes/checkout-holes.ts'
import { checkVulnerabilities } from './attack/holes/hole.ts'
import { PEOPLE_VULNERABILITIES } from './attack/holes/people-holes.ts'
import { MINOR_VULNERABILITIES } from './attack/holes/small-holes.ts'
import { TEAM_VULNERABILITIES } from './attack/holes/team-holes.ts'
import { VISITOR_VULNERABILITIES } from './attack/holes/visitor-holes.ts'
import { sendBodyBombs } from './attack/load/body-bombs.ts'
import { runStalls } from './attack/load/stalls.ts'
import { slowest, withWatch } from './attack/load/watch.ts'
import { delayLimit, report } from './attack/report.ts'
import { type AttackedShop, openAttackedShop } from './attack/target/attacked-shop.ts'
import { signUpCustomer } from './attack/target/customer.ts'
import { loopbackAddress, type Target } from './attack/target/target.ts'
import { findAttackSurface } from './attack/walk/find-attack-surface.ts'
import { walkRoutes } from './attack/walk/walk.ts'
import { waitUntilIdle } from './bench/bench-shop.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run attack -- [options] [URL]

  URL           a shop that runs on this machine (http://127.0.0.1:3000); without it, one with production settings is started
  --public-url  the public URL of that shop, if it is another one
  --short       the short version, which is part of npm test
  --seed N      the same seed makes the same attacks (13)
`
/**
 * For each version of the attack: how often each kind is tried per route, how long after the start all kinds are tried
 * and then each route at least once, and how long to wait for the shop to become idle before measuring.
 */
const VERSIONS = {
  short: { times: 1, briefFromMs: 35_000, endMs: 90_000, idleMs: 6_000 },
  full: { times: 6, briefFromMs: 300_000, endMs: 400_000, idleMs: 120_000 },
}
const REST_MS = 2_000
const VULNERABILITIES = [
  ...ACCESS_VULNERABILITIES,
  ...MINOR_VULNERABILITIES,
  ...CHECKOUT_VULNERABILITIES,
  ...PEOPLE_VULNERABILITIES,
  ...TEAM_VULNERABILITIES,
  ...VISITOR_VULNERABILITIES,
]

/**
 * `npm run attack`: sends hostile requests to every route of the shop, and checks every vulnerability found in the
 * past.
 */
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
  const version = values.short ? VERSIONS.short : VERSIONS.full
  const seed = Number(values.seed)
  const [url] = positionals
  if (url === undefined) await ensureBuilt()
  const plan: Plan = { version, seed, startedMs: Date.now() }
  const { passed, failed } =
    url === undefined ? await attackOwnShop(plan) : await attackUrl(url, values['public-url'] ?? url, plan)
  console.log(`Attacked for ${secondsSince(plan)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

type Plan = { readonly version: typeof VERSIONS.short; readonly seed: number; readonly startedMs: number }

/** Attacks a shop that someone else started, whose tokens are unknown, and which may be busy. */
function attackUrl(url: string, publicUrl: string, plan: Plan) {
  const target = { ...loopbackAddress(url), publicOrigin: new URL(publicUrl).origin, tokens: null }
  return attack(target, null, plan)
}

async function attackOwnShop(plan: Plan) {
  const shop = await openAttackedShop()
  try {
    return await attack(shop.target, shop, plan)
  } finally {
    await shop.close()
  }
}

async function attack(target: Target, shop: AttackedShop | null, plan: Plan) {
  const { version, seed, startedMs } = plan
  const environment = shop?.environment ?? null
  console.log(`The shop was open after ${secondsSince(plan)} s`)
  const customer = await signUpCustomer(target, `customer-${seed}-${Date.now()}@example.com`)
  const surface = await findAttackSurface(target, environment, customer)
  const walked = await withWatch(target, async (watch) => {
    const vulnerabilities = await checkVulnerabilities(VULNERABILITIES, { target, environment, customer })
    const bombs = await sendBodyBombs(target, surface.services)
    console.log(`The walk began after ${secondsSince(plan)} s`)
    const walk = await walkRoutes(target, {
      ...surface,
      customer,
      seed,
      times: version.times,
      briefFromMs: startedMs + version.briefFromMs,
      endMs: startedMs + version.endMs,
    })
    return { vulnerabilities, bombs, walk, samples: await watch.read() }
  })
  console.log(`The walk ended after ${secondsSince(plan)} s`)
  // Background work after the walk or the start would distort the measured stalls.
  const wasIdle = shop !== null && (await waitUntilIdle(shop.origin, version.idleMs))
  const stalls = await withWatch(target, async (watch) => {
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const atRest = await watch.read()
    const restMs = Math.max(slowest(atRest, 'healthz'), slowest(atRest, 'cached page'))
    const limitMs = delayLimit(restMs)
    const runs = await runStalls(target, watch, limitMs)
    return { runs, restMs, limitMs, wasIdle, samples: await watch.read() }
  })
  return report(target, { ...walked, stalls })
}

function secondsSince({ startedMs }: Plan): string {
  return ((Date.now() - startedMs) / 1000).toFixed(0)
}
