import { rmSync } from 'node:fs'
import { freePort, type RunningShop, startShop } from '../shop/running-shop.ts'
import { makeScratchFolder } from '../shop/scratch-folder.ts'

/** A place for a shop of its own: its port and data folder, which `done` removes. */
export type BenchPlace = { port: number; dataFolder: string; done(): void }

export async function makePlace(): Promise<BenchPlace> {
  const dataFolder = makeScratchFolder('bench')
  return {
    port: await freePort(),
    dataFolder,
    done: () => rmSync(dataFolder, { recursive: true, force: true }),
  }
}

/** Does the work beside a freshly opened shop in processes of its own, and closes it. */
export async function withShop<Value>(
  work: (shop: RunningShop, place: BenchPlace) => Promise<Value>,
): Promise<Value> {
  const place = await makePlace()
  try {
    const shop = await startShop(place)
    try {
      return await work(shop, place)
    } finally {
      await shop.stop()
    }
  } finally {
    place.done()
  }
}

/** The server's total processor time in milliseconds, from its metrics. */
export async function processorMs(origin: string): Promise<number> {
  return 1000 * (await readMetric(origin, 'process_cpu_seconds_total'))
}

const IDLE_SHARE = 0.05
const LOOK_EVERY_MS = 2_000
const IDLE_LIMIT_MS = 120_000

/**
 * Waits until a shop that has just opened has finished what it does in the background (it looks at its pictures, for
 * the search by picture): beside that, whatever is measured on the same machine is too slow. Returns whether it was
 * idle before its time, two minutes unless given.
 */
export async function untilIdle(origin: string, limitMs = IDLE_LIMIT_MS): Promise<boolean> {
  const deadline = Date.now() + limitMs
  let spentMs = await processorMs(origin)
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    const spentNow = await processorMs(origin)
    if (spentNow - spentMs < IDLE_SHARE * LOOK_EVERY_MS) return true
    spentMs = spentNow
  }
  return false
}

/** What a server has spent on rendering documents since it began, loaders apart, in milliseconds. */
export async function renderMs(origin: string): Promise<number> {
  return 1000 * (await readMetric(origin, 'page_render_seconds_sum'))
}

async function readMetric(origin: string, name: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`)
  const value = new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(await response.text())?.[1]
  if (value === undefined) throw new Error(`${origin}/metrics does not tell ${name}`)
  return Number(value)
}
