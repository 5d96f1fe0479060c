import { readServices } from '../../shop/read-services.ts'
import { startShop } from '../../shop/running-shop.ts'
import { createSetup, memoryMb, processorMs, waitUntilIdle } from '../bench-shop.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { load } from './load.ts'

const STREAMS = 500
const MEMORY_MAX_MB = 150
const PAGE = '/'
const CONNECTIONS = 32
const ROUNDS = 7
const ROUND_SECONDS = 3

/** Office hours around the clock, so that visitors can write whenever this is measured. */
const ALWAYS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    `offices[0].${day}`,
    { open: true, morning: { start: '00:00', end: '23:59' } },
  ]),
)

/**
 * Measures what open conversations, each in its own browser, cost one process in memory and in speed of cached pages.
 */
export async function measureChatStreams(): Promise<Figure[]> {
  const setup = await createSetup()
  // Each visitor has their own network, in the header that a proxy sets.
  const shop = await startShop({ ...setup, environment: { TRUSTED_PROXIES: '1', DEMONSTRATION: 'yes' } })
  try {
    return await measureAt(shop.origin, setup.dataFolder)
  } finally {
    await shop.stop()
    setup.cleanUp()
  }
}

/**
 * Rounds without and with streams alternate, so that other load on the machine affects both equally. The memory
 * includes everything since before the first guest wrote.
 */
async function measureAt(origin: string, dataFolder: string): Promise<Figure[]> {
  await openHours(origin, dataFolder)
  await waitUntilIdle(origin)
  await processorMsEach(origin)
  const memoryBefore = await memoryMb(origin)
  const guests = await writeAsGuests(origin)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(origin, guests))
  const memory = Math.max(...rounds.map(({ memoryMb }) => memoryMb)) - memoryBefore
  const costs = rounds.map(({ cost }) => cost)
  return [
    { what: 'open streams', value: String(guests.length) },
    atMost('memory for them', memory, MEMORY_MAX_MB, 'MB'),
    atMost('processor time of a cached page, compared with none', median(costs), 1.1, '×', 2),
    { what: 'in each round', value: costs.map((cost) => cost.toFixed(2)).join(' ') },
  ]
}

/** The memory of the process with all streams, and the cost of a cached page meanwhile as a ratio. */
type Round = { readonly memoryMb: number; readonly cost: number }

async function measureRound(origin: string, guests: readonly Guest[]): Promise<Round> {
  await waitUntilIdle(origin)
  const alone = await processorMsEach(origin)
  const streams = new AbortController()
  for (const guest of guests) await openStream(origin, guest, streams.signal)
  await waitUntilIdle(origin)
  const memory = await memoryMb(origin)
  const beside = await processorMsEach(origin)
  streams.abort()
  return { memoryMb: memory, cost: beside / alone }
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

type Guest = Readonly<Record<'x-forwarded-for' | 'origin' | 'cookie', string>>

/** The headers of guests who have each written a message. */
async function writeAsGuests(origin: string): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let number = 0; number < STREAMS; number += 1) {
    const headers = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`, origin }
    const fields = { intent: 'message', id: crypto.randomUUID(), text: 'Hello', page: PAGE }
    const response = await fetch(`${origin}/chat`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    })
    if (!response.ok) throw new Error(`Writing was refused: ${response.status} ${await response.text()}`)
    guests.push({ ...headers, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' })
  }
  return guests
}

async function openStream(origin: string, guest: Guest, signal: AbortSignal): Promise<void> {
  const stream = await fetch(`${origin}/chat/events`, { headers: guest, signal })
  if (!stream.ok) throw new Error(`A stream was refused: ${stream.status}`)
  void drain(stream)
}

async function drain({ body }: Response): Promise<void> {
  try {
    for await (const _ of body ?? []);
  } catch {
    // The reader closed the stream.
  }
}

/**
 * CPU time per cached page: other load on the machine changes how many are sent per second, but hardly what each costs.
 */
async function processorMsEach(origin: string): Promise<number> {
  const before = await processorMs(origin)
  const { responses } = await load(origin, PAGE, { connections: CONNECTIONS, seconds: ROUND_SECONDS })
  return ((await processorMs(origin)) - before) / responses
}
