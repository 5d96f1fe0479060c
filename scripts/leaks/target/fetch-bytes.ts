import { Agent, request } from 'node:http'
import { browserHeaders } from '../../attack/request.ts'
import type { Target } from '../../attack/target/target.ts'

/** A request of the walk. */
export type Call = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How long a stream of events is read, in milliseconds. */
  readonly streamMs?: number
}

/** The whole response; the status is 0 if there was none in time. */
export type FetchedResponse = {
  readonly status: number
  readonly type: string
  readonly location: string | null
  /** The header lines as text. */
  readonly head: string
  readonly bytes: Buffer
}

const TIME_LIMIT_MS = 30_000
const STREAM_MS = 150
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const NO_RESPONSE: FetchedResponse = { status: 0, type: '', location: null, head: '', bytes: Buffer.alloc(0) }

/** Sends a request as a new visitor behind the shop's proxy. Never rejects. */
export function fetchBytes(
  target: Target,
  { path, method = 'GET', headers, body, streamMs }: Call,
): Promise<FetchedResponse> {
  return new Promise((resolve) => {
    const clientRequest = request(
      {
        host: target.host,
        port: target.port,
        agent,
        method,
        path,
        headers: {
          ...browserHeaders(target),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      },
      (response) => {
        const type = response.headers['content-type'] ?? ''
        const chunks: Buffer[] = []
        const settle = () =>
          resolve({
            status: response.statusCode ?? 0,
            type,
            location: response.headers.location ?? null,
            head: response.rawHeaders.join('\n'),
            bytes: Buffer.concat(chunks),
          })
        if (type.startsWith('text/event-stream')) {
          setTimeout(() => {
            settle()
            clientRequest.destroy()
          }, streamMs ?? STREAM_MS)
        }
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => {})
        response.on('close', settle)
      },
    )
    clientRequest.on('error', () => resolve(NO_RESPONSE))
    clientRequest.end(body)
  })
}
