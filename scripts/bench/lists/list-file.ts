import { randomUUID } from 'node:crypto'
import {
  DOWNLOAD_FIELDS,
  downloadFilePath,
  listDownloadPath,
} from '#app/features/lists/download/download-paths.ts'
import { listPath } from '#app/features/lists/paths.ts'
import { memoryMb } from '../bench-shop.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { type ListOwner, pageMs, requireOk } from './list-owner.ts'

const FILE_MAX_SECONDS = 10
const FILE_MAX_MB = 10
const MEMORY_MAX_MB = 300
const TIMEOUT_MS = 120_000
/** How often the progress is checked, as on the page. */
const POLL_INTERVAL_MS = 500

type FileRun = {
  readonly seconds: number
  readonly bytes: number
  /** The largest growth in memory of the shop's process meanwhile. */
  readonly grownMb: number
  /** How many progress steps were observed. */
  readonly steps: number
  /** Other pages requested meanwhile, in milliseconds: the list itself, and a cached one. */
  readonly listMs: readonly number[]
  readonly cachedMs: readonly number[]
}

/**
 * Measures a list as a PDF, from the form to the file, in a worker that has to start, then again in the other paper
 * size.
 */
export async function measureListFile(owner: ListOwner): Promise<Figure[]> {
  const cold = await makeFile(owner, 'A4')
  const warm = await makeFile(owner, 'Letter')
  const formatTimes = (times: readonly number[]) =>
    `${median(times).toFixed(0)}, ${Math.max(...times).toFixed(0)} ms`
  return [
    atMost('the list as a PDF, from the form to the file', cold.seconds, FILE_MAX_SECONDS, 's'),
    { what: '  again, in the other paper size', value: `${warm.seconds.toFixed(1)} s` },
    atMost('  its size', cold.bytes / 1e6, FILE_MAX_MB, 'MB', 2),
    atMost('  memory that the first one adds', cold.grownMb, MEMORY_MAX_MB, 'MB', 0),
    { what: '  steps of progress', value: `${cold.steps}` },
    { what: '  meanwhile, the page of the list: median, slowest', value: formatTimes(cold.listMs) },
    { what: '  meanwhile, a cached page: median, slowest', value: formatTimes(cold.cachedMs) },
  ]
}

async function makeFile(owner: ListOwner, paper: string): Promise<FileRun> {
  const { origin, cookie, accessToken, exports, listId } = owner
  const key = randomUUID()
  const form = {
    [DOWNLOAD_FIELDS.key]: key,
    [DOWNLOAD_FIELDS.kind]: 'pdf',
    [DOWNLOAD_FIELDS.title]: '100 pieces',
    [DOWNLOAD_FIELDS.prices]: 'public',
    [DOWNLOAD_FIELDS.paper]: paper,
  }
  const memoryBefore = await memoryMb(origin)
  const since = performance.now()
  const started = await fetch(origin + listDownloadPath(listId), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, accept: 'text/html' },
    body: new URLSearchParams(form),
  })
  if (started.status !== 303) throw new Error(`The download responded ${started.status}`)
  const [steps, listMs, cachedMs] = [new Set<number>(), [] as number[], [] as number[]]
  let maxMb = memoryBefore
  let state = await requireOk(exports.read(accessToken, key))
  while (state.state !== 'done') {
    if (state.state === 'failed' || performance.now() - since > TIMEOUT_MS)
      throw new Error('No file was made')
    if (state.done > 0 && state.done < state.total) steps.add(state.done)
    listMs.push(await pageMs(owner, listPath(listId)))
    cachedMs.push(await pageMs({ origin, cookie: '' }, '/'))
    maxMb = Math.max(maxMb, await memoryMb(origin))
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    state = await requireOk(exports.read(accessToken, key))
  }
  const seconds = (performance.now() - since) / 1000
  const file = await fetch(origin + downloadFilePath(listId, key), { headers: { cookie } })
  const { byteLength: bytes } = await file.arrayBuffer()
  return { seconds, bytes, grownMb: maxMb - memoryBefore, steps: steps.size, listMs, cachedMs }
}
