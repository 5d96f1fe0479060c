import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DocumentRequest, MakeDocument } from '#contracts/document.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { countDownload } from '../downloads/count-download.ts'
import { claimExport, type ExportRow, reportExport } from './export-store.ts'
import { makeZip } from './make-zip.ts'

/** The files of exports, in the files service (`contracts/files.ts`). */
export type ExportFiles = {
  store(
    id: string,
    file: { type: string; content: Uint8Array<ArrayBuffer> },
  ): Promise<Result<null, 'files-unavailable'>>
  read(id: string): Promise<Result<Uint8Array<ArrayBuffer>, 'file-not-found' | 'files-unavailable'>>
  remove(id: string): Promise<Result<null, 'files-unavailable'>>
}

export type ExportOptions = {
  database: Database
  clock: Clock
  files: ExportFiles
  makeDocument: MakeDocument
  /** Returns null for a URL outside the shop. */
  readFile(url: string): Promise<Uint8Array | null>
  reportError(error: unknown): void
  /** How long to wait while too many documents are being created. */
  busyMs?: number
}

const BUSY_MS = 2_000
const BUSY_ATTEMPTS_MAX = 60
/** The minimum time between two progress updates. */
const REPORT_EVERY_MS = 250

/** A large file is stored in the files service in parts of this size. */
export const PART_BYTES = 8 * 1_048_576

/** The maximum size of an export. */
const EXPORT_BYTES_MAX = 500 * 1_048_576

type StorePart = (content: Uint8Array<ArrayBuffer>) => Promise<Result<null, string>>

class ExportCanceled extends Error {}

export const EXPORTS_JOB = 'platform: make exports'

/**
 * Returns the job that creates exports one after the other without blocking the pages that this process serves:
 * documents are created in a worker, archives piece by piece.
 */
export function exportsJob(options: ExportOptions): Job {
  const { database, clock, reportError } = options
  return {
    name: EXPORTS_JOB,
    everySeconds: 60,
    async run(_, stopping) {
      while (!stopping?.aborted) {
        const row = await claimExport(database, clock())
        if (!row) return
        await createExport(row, options, stopping).catch(async (error: unknown) => {
          if (error instanceof ExportCanceled) return
          stopping?.throwIfAborted()
          reportError(error)
          await reportExport(database, row.id, { state: 'failed' }, clock())
        })
      }
    },
  }
}

async function createExport(row: ExportRow, options: ExportOptions, stopping?: AbortSignal): Promise<void> {
  const { database, clock, files, makeDocument, readFile, busyMs = BUSY_MS } = options
  const { id, content } = row
  if (!content) throw new Error('The export has no content')
  const parts = [...row.parts]

  async function report(change: Parameters<typeof reportExport>[2]): Promise<void> {
    stopping?.throwIfAborted()
    if (!(await reportExport(database, id, change, clock()))) throw new ExportCanceled()
  }
  // Removes the parts that an earlier attempt left behind.
  for (const part of parts.splice(0)) await files.remove(part)
  await report({ parts })

  const writer = createPartWriter(async (part) => {
    const partId = randomUUID()
    parts.push(partId)
    // The row is stored first, so that every file has one.
    await report({ parts })
    return files.store(partId, { type: 'application/octet-stream', content: part })
  })

  async function createDocument(request: DocumentRequest, onPicture?: () => void): Promise<Uint8Array> {
    for (let attempt = 0; attempt < BUSY_ATTEMPTS_MAX; attempt += 1) {
      const made = await makeDocument(request, onPicture)
      if (made.ok) return made.value
      await report({})
      await wait(busyMs)
    }
    throw new Error('Too many documents are waiting')
  }

  if (content.kind === 'zip') {
    await makeZip(
      content.pieces,
      {
        makeTearsheet: ({ tearsheet }) => createDocument({ kind: 'tearsheet', tearsheet }),
        readFile,
        count: (productId, kind) => countDownload(database, { productId, kind, now: clock() }),
      },
      { write: writer.write, report },
    )
  } else {
    const { kind: format, list } = content
    const progress = trackProgress(row.total, (done) => report({ done }))
    await writer.write(await createDocument({ kind: 'list', format, list }, progress.onPicture))
    await progress.settled()
  }
  await report({ state: 'done', done: row.total, bytes: await writer.end() })
}

/** Reports the number of pictures read as progress, at intervals, one report at a time. */
function trackProgress(total: number, report: (done: number) => Promise<void>) {
  let done = 0
  let last = Number.NEGATIVE_INFINITY
  let reporting: Promise<void> = Promise.resolve()
  let isReporting = false
  return {
    onPicture() {
      done = Math.min(done + 1, total)
      const now = performance.now()
      if (isReporting || now - last < REPORT_EVERY_MS) return
      last = now
      isReporting = true
      reporting = report(done)
        // Whether the export was canceled is checked at the end.
        .catch(() => {})
        .finally(() => {
          isReporting = false
        })
    },
    settled: () => reporting,
  }
}

/** Collects bytes in parts and stores each part once it is full, so that only one is in memory. */
function createPartWriter(store: StorePart) {
  let waiting: Uint8Array[] = []
  let size = 0
  let bytes = 0

  async function flush(): Promise<void> {
    if (size === 0) return
    const part = new Uint8Array(size)
    let offset = 0
    for (const chunk of waiting) {
      part.set(chunk, offset)
      offset += chunk.length
    }
    waiting = []
    size = 0
    const stored = await store(part)
    if (!stored.ok) throw new Error(`A part of an export could not be stored: ${stored.code}`)
  }

  return {
    async write(chunk: Uint8Array): Promise<void> {
      bytes += chunk.length
      if (bytes > EXPORT_BYTES_MAX) throw new Error('The export is too large')
      for (let offset = 0; offset < chunk.length; ) {
        const slice = chunk.subarray(offset, offset + PART_BYTES - size)
        waiting.push(slice)
        size += slice.length
        offset += slice.length
        if (size === PART_BYTES) await flush()
      }
    },
    /** Stores the rest and returns the total number of bytes. */
    async end(): Promise<number> {
      await flush()
      return bytes
    },
  }
}
