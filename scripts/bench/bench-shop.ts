import { rmSync } from 'node:fs'
import { freePort, type RunningShop, startShop } from '../shop/running-shop.ts'
import { makeScratchFolder } from '../shop/scratch-folder.ts'

/** The port and data folder of a temporary shop; `cleanUp` deletes the folder. */
export type BenchSetup = { port: number; dataFolder: string; cleanUp(): void }

export async function createSetup(): Promise<BenchSetup> {
  const dataFolder = makeScratchFolder('bench')
  return {
    port: await freePort(),
    dataFolder,
    cleanUp: () => rmSync(dataFolder, { recursive: true, force: true }),
  }
}

/** Runs a task with a newly started shop in separate processes, and stops the shop. */
export async function withShop<Value>(
  task: (shop: RunningShop, setup: BenchSetup) => Promise<Value>,
): Promise<Value> {
  const setup = await createSetup()
  try {
    const shop = await startShop(setup)
    try {
      return await task(shop, setup)
    } finally {
      await shop.stop()
    }
  } finally {
    setup.cleanUp()
  }
}

/** The server's total CPU time in milliseconds, from its metrics. */
export async function processorMs(origin: string): Promise<number> {
  return 1000 * (await readMetric(origin, 'process_cpu_seconds_total'))
}

const IDLE_SHARE = 0.05
const POLL_INTERVAL_MS = 2_000
const IDLE_TIMEOUT_MS = 120_000

/**
 * Waits until a newly started shop has finished its background work (indexing its pictures for visual search), which
 * would slow down any measurement. Returns whether it became idle within the limit, two minutes by default.
 */
export async function waitUntilIdle(origin: string, limitMs = IDLE_TIMEOUT_MS): Promise<boolean> {
  const deadline = Date.now() + limitMs
  let spentMs = await processorMs(origin)
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    const currentMs = await processorMs(origin)
    if (currentMs - spentMs < IDLE_SHARE * POLL_INTERVAL_MS) return true
    spentMs = currentMs
  }
  return false
}

/** How many milliseconds a server has spent rendering documents since it started, without loaders. */
export async function renderMs(origin: string): Promise<number> {
  return 1000 * (await readMetric(origin, 'page_render_seconds_sum'))
}

/** The memory of the server's process and its workers, in MB. */
export async function memoryMb(origin: string): Promise<number> {
  return (await readMetric(origin, 'process_resident_memory_bytes')) / 1e6
}

async function readMetric(origin: string, name: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`)
  const value = new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(await response.text())?.[1]
  if (value === undefined) throw new Error(`${origin}/metrics does not contain ${name}`)
  return Number(value)
}
