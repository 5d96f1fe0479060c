import { z } from 'zod'
import { readServices } from '../../shop/read-services.ts'
import { startShop } from '../../shop/running-shop.ts'
import { makePlace, processorMs, untilIdle } from '../bench-shop.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { load } from './load.ts'

const STREAMS = 500
const MEMORY_MOST_MB = 150
const PAGE = '/'
const CONNECTIONS = 32
const ROUNDS = 5
const ROUND_SECONDS = 2
const IDLE_SECONDS = 15

/** An office that is there around the clock, so that visitors can write whenever this is measured. */
const ALWAYS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    `offices[0].${day}`,
    { open: true, morning: { start: '00:00', end: '23:59' } },
  ]),
)

/** Conversations that are open in as many browsers, on one process: what they take of its memory, and of the speed of cached pages. */
export async function measureChatStreams(): Promise<Figure[]> {
  const place = await makePlace()
  // Each visitor has a network of their own, in the header that a proxy sets.
  const shop = await startShop({ ...place, environment: { TRUSTED_PROXIES: '1', DEMONSTRATION: 'yes' } })
  try {
    return await measureAt(shop.origin, place.dataFolder)
  } finally {
    await shop.stop()
    place.done()
  }
}

async function measureAt(origin: string, dataFolder: string): Promise<Figure[]> {
  await openHours(origin, dataFolder)
  await untilIdle(origin)
  await processorMsEach(origin)
  const before = median(await rounds(() => processorMsEach(origin)))
  const idle = await idleShare(origin)
  const memoryBefore = await memoryMb(origin)
  const leaving = new AbortController()
  const count = await openStreams(origin, leaving.signal)
  const memory = (await memoryMb(origin)) - memoryBefore
  const after = median(await rounds(() => processorMsEach(origin)))
  const share = (await idleShare(origin)) - idle
  leaving.abort()
  return [
    { what: 'open streams', value: String(count) },
    atMost('memory for them', memory, MEMORY_MOST_MB, 'MB'),
    atMost('processor time of a cached page, compared with none', after / before, 1.1, '×', 2),
    { what: 'processor time for them', value: `${(100 * share).toFixed(1)} % of one core` },
  ]
}

/** The processor time that the shop takes of one core while no one requests anything. */
async function idleShare(origin: string): Promise<number> {
  const spentMs = await processorMs(origin)
  await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000))
  return ((await processorMs(origin)) - spentMs) / (IDLE_SECONDS * 1000)
}

async function openHours(origin: string, dataFolder: string): Promise<void> {
  const { content } = await readServices(origin, dataFolder)
  const closures = { 'offices[0].extraClosures': [], 'offices[0].recurringHolidays': [] }
  const set = { active: true, ...ALWAYS, ...closures }
  const response = await fetch(`${content.url}/v2025-02-19/data/mutate/${content.dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${content.writeToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'chatConfig', set } }] }),
  })
  if (!response.ok) throw new Error(`The content service responded ${response.status}`)
}

/** Each guest writes a message, and follows their conversation. */
async function openStreams(origin: string, signal: AbortSignal): Promise<number> {
  let count = 0
  for (let guest = 0; guest < STREAMS; guest += 1) {
    const headers = { 'x-forwarded-for': `10.1.${guest >> 8}.${guest & 255}`, origin }
    const fields = { intent: 'message', id: crypto.randomUUID(), text: 'Hello', page: PAGE }
    const written = await fetch(`${origin}/chat`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    })
    if (!written.ok) throw new Error(`Writing was refused: ${written.status} ${await written.text()}`)
    const cookie = written.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    const stream = await fetch(`${origin}/chat/events`, { headers: { ...headers, cookie }, signal })
    if (!stream.ok) throw new Error(`A stream was refused: ${stream.status}`)
    void drain(stream)
    count += 1
  }
  return count
}

async function drain({ body }: Response): Promise<void> {
  try {
    for await (const _ of body ?? []);
  } catch {
    // It was left.
  }
}

async function rounds(measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await measure())
  return figures
}

/** Of a cached page: other load on the machine changes how many are sent in a second, and hardly what each costs. */
async function processorMsEach(origin: string): Promise<number> {
  const before = await processorMs(origin)
  const { responses } = await load(origin, PAGE, { connections: CONNECTIONS, seconds: ROUND_SECONDS })
  return ((await processorMs(origin)) - before) / responses
}

const metric = z.coerce.number()

async function memoryMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return metric.parse(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1_048_576
}
