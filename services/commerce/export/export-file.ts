import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'

/** A file that only gets its name once it is complete. */
export type ExportFile = {
  write(text: string): Promise<void>
  finish(): Promise<void>
  /** Removes what was written, unless it is finished. */
  discard(): Promise<void>
}

export function openExportFile(path: string): ExportFile {
  const partPath = `${path}.part`
  const stream = createWriteStream(partPath)
  const done = finished(stream)
  // Without a handler, an error between two writes would end the process.
  done.catch(() => {})
  let isFinished = false
  return {
    async write(text) {
      if (stream.errored) throw stream.errored
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done])
    },
    async finish() {
      stream.end()
      await done
      await rename(partPath, path)
      isFinished = true
    },
    async discard() {
      if (isFinished) return
      stream.destroy()
      await rm(partPath, { force: true })
    },
  }
}
