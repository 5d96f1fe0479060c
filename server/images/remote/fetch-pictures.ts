import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import type { Database } from '#services/kernel/database/database.ts'
import { findFetchedPictures, recordFetchedPicture } from '#services/kernel/pictures/fetched-pictures.ts'
import { SOURCE_BYTES_MAX } from '../image-endpoint.ts'
import { resize } from '../resize.ts'
import type { FetchedBytes, PictureFetch } from './remote-picture.ts'

export type FailedPicture = { url: string; reason: string }

export type FetchProgress = { done: number; total: number; bytes: number }

export type FetchReport = {
  fetched: number
  /** How many pictures an earlier run had downloaded. */
  present: number
  bytes: number
  failed: FailedPicture[]
}

type FetchTools = {
  database: Database
  folder: string
  fetch: PictureFetch
  onProgress?: (progress: FetchProgress) => void
  wait?: (ms: number) => Promise<unknown>
}

const CONCURRENT_FETCHES = 8
const ATTEMPTS = 4
const FIRST_DELAY_MS = 500
const DELAY_MAX_MS = 30_000

/** The size is in pixels, of the upright picture. */
type StoredPicture = { name: string; width: number; height: number }

/** Small, because it only tests whether the picture can be decoded. */
const PROBE = { width: 64, quality: 50, format: 'jpeg' } as const

/** Formats whose usual extension differs from their name. */
const EXTENSIONS = new Map<string, string>([
  ['jpeg', 'jpg'],
  ['heif', 'avif'],
])

/**
 * Downloads pictures into the shop's own store, several at once. An interrupted run can be repeated, since pictures in
 * the store are not downloaded again. Failures are reported and do not stop the run.
 */
export async function fetchPictures(urls: readonly string[], tools: FetchTools): Promise<FetchReport> {
  const { database, folder, onProgress } = tools
  const missing = await findMissing(database, folder, urls)
  const report: FetchReport = { fetched: 0, present: urls.length - missing.length, bytes: 0, failed: [] }
  const queue = missing.values()
  async function work(): Promise<void> {
    for (const url of queue) {
      const outcome = await fetchPicture(url, tools)
      if (outcome.ok) {
        report.fetched += 1
        report.bytes += outcome.bytes
      } else report.failed.push({ url, reason: outcome.reason })
      onProgress?.({
        done: report.fetched + report.failed.length,
        total: missing.length,
        bytes: report.bytes,
      })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, work))
  return report
}

const LOOKUP_BATCH_SIZE = 1000

async function findMissing(database: Database, folder: string, urls: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (let start = 0; start < urls.length; start += LOOKUP_BATCH_SIZE) {
    const batch = urls.slice(start, start + LOOKUP_BATCH_SIZE)
    const fetched = await findFetchedPictures(database, batch)
    for (const url of batch) {
      const name = fetched.get(url)?.name
      const file = name === undefined ? null : await stat(join(folder, name)).catch(() => null)
      if (!file) missing.push(url)
    }
  }
  return missing
}

type Outcome = { ok: true; bytes: number } | { ok: false; reason: string }

async function fetchPicture(
  url: string,
  { database, folder, fetch, wait = delay }: FetchTools,
): Promise<Outcome> {
  const response = await fetchWithRetries(new URL(url), fetch, wait)
  if (!response.ok) return { ok: false, reason: toReason(response) }
  const picture = await storePicture(folder, url, response.bytes)
  if (picture === null) return { ok: false, reason: REASONS['not-a-picture'] }
  await recordFetchedPicture(database, url, picture)
  return { ok: true, bytes: response.bytes.length }
}

/** Retries temporary failures, with growing delays or the delay that the host requests. */
async function fetchWithRetries(
  url: URL,
  fetch: PictureFetch,
  wait: NonNullable<FetchTools['wait']>,
): Promise<FetchedBytes> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, SOURCE_BYTES_MAX)
    if (response.ok || !response.isTemporary || attempt === ATTEMPTS) return response
    const ownDelayMs = FIRST_DELAY_MS * 2 ** (attempt - 1) * (1 + Math.random())
    await wait(Math.min(DELAY_MAX_MS, Math.max(response.retryAfterMs, ownDelayMs)))
  }
}

const REASONS = {
  'address-invalid': 'not an address that pictures are fetched from',
  'host-unknown': 'the host does not exist',
  'host-not-public': 'the host is not on the public internet',
  'redirects-exceeded': 'too many redirects',
  'too-large': 'larger than 25 MB',
  status: 'the host responded with',
  network: 'no complete response:',
  'not-a-picture': 'not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture, or a broken one',
} as const

function toReason({ code, detail }: Exclude<FetchedBytes, { ok: true }>): string {
  return code === 'status' || code === 'network' ? `${REASONS[code]} ${detail}` : REASONS[code]
}

/**
 * Writes a picture under a name derived from its source. Its type is detected from its content, and it is decoded once:
 * null if the shop cannot show it. The file is either complete or absent.
 */
async function storePicture(
  folder: string,
  source: string,
  bytes: Uint8Array,
): Promise<StoredPicture | null> {
  if ((await resize(bytes, PROBE)) === null) return null
  const { format, autoOrient } = await sharp(bytes).metadata()
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 32)
  const name = `${digest}.${EXTENSIONS.get(format) ?? format}`
  const draft = join(folder, `.${digest}.${randomBytes(6).toString('hex')}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
  return { name, ...autoOrient }
}
