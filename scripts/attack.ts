import { parseArgs } from 'node:util'
import { CHECKOUT_HOLES } from './attack/holes/checkout-holes.ts'
import { CLOSED_DOORS } from './attack/holes/closed-doors.ts'
import type { Place } from './attack/holes/hole.ts'
import { PEOPLE_HOLES } from './attack/holes/people-holes.ts'
import { SMALL_HOLES } from './attack/holes/small-holes.ts'
import { throwBodyBombs } from './attack/load/body-bombs.ts'
import { runStalls } from './attack/load/stalls.ts'
import { watch } from './attack/load/watch.ts'
import { report } from './attack/report.ts'
import { openOwnShop } from './attack/target/own-shop.ts'
import { loopbackAddress } from './attack/target/target.ts'
import { findPageRoutes } from './attack/walk/page-routes.ts'
import { findServiceRoutes } from './attack/walk/service-routes.ts'
import { walkRoutes } from './attack/walk/walk.ts'
import { ensureBuilt } from './bundle/build-shop.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run attack -- [options] [URL]

  URL           a shop that runs on this machine (http://127.0.0.1:3000); without it one with production settings is started
  --public-url  what that shop calls itself, where that is another address
  --short       the form that is part of npm test
  --seed N      the same seed makes the same attacks (13)
`
/** How often each kind of attack is tried at a route, and how long the walk may take. */
const FORMS = { short: { times: 1, limitMs: 60_000 }, full: { times: 6, limitMs: 240_000 } }
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
  const [url] = positionals
  if (url !== undefined) {
    const publicOrigin = new URL(values['public-url'] ?? url).origin
    const target = { ...loopbackAddress(url), publicOrigin, tokens: null }
    return attack({ target, environment: null }, values.short, Number(values.seed))
  }
  await ensureBuilt()
  const shop = await openOwnShop()
  try {
    return await attack(shop, values.short, Number(values.seed))
  } finally {
    await shop.close()
  }
}

async function attack(place: Place, isShort: boolean, seed: number): Promise<number> {
  const { target, environment } = place
  const { times, limitMs } = isShort ? FORMS.short : FORMS.full
  const pages = await findPageRoutes(target)
  const services = environment ? await findServiceRoutes(environment) : []
  const watching = await watch(target)
  const startedMs = performance.now()
  // How busy the machine is anyway, without an attack.
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const restEndMs = Date.now()
  const stalls = await runStalls(target)
  const bombs = await throwBodyBombs(target, services)
  const endMs = Date.now() + limitMs
  const walk = await walkRoutes(target, { pages, services, seed, times, isOver: () => Date.now() > endMs })
  const holes: { name: string; fault: string | null }[] = []
  for (const { name, look } of HOLES) {
    holes.push({ name, fault: await look(place).catch((fault: unknown) => `cannot be looked at: ${fault}`) })
  }
  const samples = await watching.end()
  const { passed, failed } = report(target, { walk, stalls, bombs, holes, samples, restEndMs })
  console.log(`Attacked for ${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
