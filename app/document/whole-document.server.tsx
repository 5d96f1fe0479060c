/**
 * What builds a document, and why it is not left to the router:
 *
 * - A guest's page is cached, compressed once, and its inline scripts are allowed by their hashes. So a document is
 *   rendered to its end before a byte leaves (this file), and what the router would stream beside it becomes one script.
 * - What only machines read (canonical address, alternates, structured data, feed, Open Graph) is written into the head as
 *   text (`head-links`, `head-elements`), after the `Page` that the loaders described: some sixty elements of React would
 *   cost every page and serve no visitor.
 * - A phone should show the page first, then answer to the hand soon: scripts come last (`scripts-last`), large loader
 *   data as one text (`packed`), and of the messages those that the page uses (`recorded-messages`).
 *
 * What each is worth is written where it is done; docs/performance.md says how it was measured.
 */
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { deferScripts } from './scripts-last.server.ts'

export type WholeDocument = { html: string; hasFailed: boolean }

/** What stands around the application: React's context, and text at the end of the head and of the body. */
type Surroundings = {
  wrap(application: ReactNode): ReactNode
  /** Given the head as it is so far. */
  head(written: string): Promise<string>
  /** Requested when the application is rendered to its end. */
  foot(): string
}

/**
 * Renders a document to its end before a byte of it leaves, so that it can be stored, compressed once, and its
 * inline scripts hashed. Everything stands in its place in the HTML: nothing waits for a script to move it.
 *
 * The loaders' data, which the router would stream beside the document, are read first: a page whose data
 * are all there is rendered in one go, a third faster than through a stream. `scriptMark` is the nonce that our
 * own scripts and styles carry.
 */
export async function renderWhole(
  { serverHandoffStream, scriptMark, ...context }: EntryContext & { scriptMark: string },
  url: string,
  { wrap, head, foot }: Surroundings,
): Promise<WholeDocument> {
  const chunks = await readAll(serverHandoffStream)
  const document = wrap(<ServerRouter context={context} url={url} nonce={scriptMark} />)
  const { html, hasFailed } = chunks.length > 1 ? await renderWaiting(document) : await renderAtOnce(document)
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd === -1 || bodyEnd === -1) return { html, hasFailed }
  // The router's own script is the last that React writes.
  const lastScript = Math.max(headEnd, html.lastIndexOf('<script', bodyEnd))
  const written = html.slice(0, headEnd)
  const scripted = deferScripts(written, html.slice(lastScript, bodyEnd))
  // Joined once: to look through a text that was put together of parts costs a copy of it each time.
  const parts = [
    scripted.head,
    await head(written),
    html.slice(headEnd, lastScript),
    scripted.script,
    handoff(html, chunks, scriptMark),
    foot(),
    html.slice(bodyEnd),
  ]
  return { html: parts.join(''), hasFailed }
}

async function readAll(stream: EntryContext['serverHandoffStream']): Promise<readonly string[]> {
  const decoder = new TextDecoder()
  const chunks: string[] = []
  for await (const chunk of stream ?? []) chunks.push(decoder.decode(chunk, { stream: true }))
  return chunks
}

/** A part that waits, which only a stream can do, leaves this mark: then all is rendered again. */
async function renderAtOnce(document: ReactNode): Promise<WholeDocument> {
  const html = `<!DOCTYPE html>${renderToString(document)}`
  return html.includes('<!--$!-->') ? renderWaiting(document) : { html, hasFailed: false }
}

/** A page that shows what a loader promised: rendered again where it waits. */
function renderWaiting(document: ReactNode): Promise<WholeDocument> {
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

/** The script that hands the loaders' data to the router in the browser, as the router's own stream would. */
function handoff(html: string, chunks: readonly string[], scriptMark: string): string {
  const hasScripts = html.includes('window.__reactRouterContext.stream')
  if (chunks.length === 0 || !hasScripts) return ''
  const controller = 'window.__reactRouterContext.streamController'
  const calls = chunks.map((chunk) => `${controller}.enqueue(${scriptText(chunk)});`)
  return `<script nonce="${scriptMark}">${calls.join('')}${controller}.close();</script>`
}

/** A text as a literal that cannot end the script it stands in. */
function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
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
