import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export type WholeDocument = { html: string; hasFailed: boolean }

/**
 * Renders a document to its end before a byte of it leaves, so that it can be kept, compressed once, and its
 * inline scripts hashed. Everything stands in its place in the HTML: nothing waits for a script to move it.
 */
export function renderWhole(document: ReactNode): Promise<WholeDocument> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect((html) => resolve({ html, hasFailed }))),
      onShellError: reject,
      onError: (error) => {
        hasFailed = true
        console.error(error)
      },
    })
  })
}

function collect(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'))
      next()
    },
  })
}
