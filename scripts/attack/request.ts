import { Agent, request as call } from 'node:http'
import { connect } from 'node:net'
import type { Target } from './target/target.ts'

export type Attack = {
  /** A short description. */
  readonly what: string
  /** The attacked route, in the router's notation: `GET /products/:slug`. */
  readonly route: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The valid status codes; by default any except server errors. */
  readonly statuses?: readonly number[]
  /** Written raw to the socket, for requests that an HTTP client refuses to send; replaces everything above. */
  readonly raw?: Buffer
}

export type AttackResponse = {
  /** 0 if there was no complete response before the connection ended or timed out. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: string
  readonly milliseconds: number
}

const TIME_LIMIT_MS = 20_000
const BODY_READ_MAX = 3_000_000
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let visitors = 0

/** Sends an attack, by default as a new visitor behind our own proxy. Never rejects. */
export function send(target: Target, attack: Attack): Promise<AttackResponse> {
  return attack.raw ? sendRaw(target, attack.raw) : sendHttp(target, attack)
}

export function browserHeaders({ publicOrigin }: Target): Record<string, string> {
  return {
    host: new URL(publicOrigin).host,
    origin: publicOrigin,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': newVisitorAddress(),
    'x-forwarded-proto': 'https',
    accept: 'text/html,*/*',
  }
}

/** Returns the IP address of a new visitor. */
export function newVisitorAddress(): string {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

function sendHttp(target: Target, attack: Attack, isRetry = false): Promise<AttackResponse> {
  const startedMs = performance.now()
  const { method, path, body } = attack
  const headers: Record<string, string> = { ...browserHeaders(target), ...attack.headers }
  if (body !== undefined && !headers['transfer-encoding'])
    headers['content-length'] = String(Buffer.byteLength(body))
  return new Promise((resolve) => {
    const settle = (status: number, chunks: Buffer[], given: NodeJS.Dict<string | string[]>) =>
      resolve(toResponse(status, given, Buffer.concat(chunks).toString(), performance.now() - startedMs))
    const sent = call(
      {
        host: target.host,
        port: target.port,
        agent: isRetry ? false : agent,
        method,
        path,
        headers,
        // A deadline for the whole response, because one that arrives byte by byte would never be idle.
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      },
      (response) => {
        // A stream of events never ends: its status is the response, and it is closed immediately.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          settle(response.statusCode ?? 0, [], response.headers)
          return sent.destroy()
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size < BODY_READ_MAX) chunks.push(chunk)
        })
        response.on('error', () => {})
        response.on('close', () =>
          settle(response.complete ? (response.statusCode ?? 0) : 0, chunks, response.headers),
        )
      },
    )
    sent.on('error', () => {
      // The server had closed the idle connection before it was reused, which says nothing about the attack.
      if (sent.reusedSocket && !isRetry) resolve(sendHttp(target, attack, true))
      else settle(0, [], {})
    })
    sent.end(body)
  })
}

/** Sends bytes that no HTTP client would send. */
function sendRaw({ host, port }: Target, bytes: Buffer): Promise<AttackResponse> {
  const startedMs = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host, port }, () => socket.write(bytes))
    const deadline = setTimeout(() => socket.destroy(), TIME_LIMIT_MS)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(deadline)
      const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ])
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
      resolve(
        toResponse(status, Object.fromEntries(headers), rest.join('\r\n\r\n'), performance.now() - startedMs),
      )
    })
  })
}

function toResponse(
  status: number,
  given: NodeJS.Dict<string | string[]>,
  body: string,
  milliseconds: number,
): AttackResponse {
  const headers = Object.entries(given).map(([name, value]) => [name, String(value)])
  return {
    status,
    body,
    milliseconds,
    headers: Object.fromEntries(headers),
    cookies: [given['set-cookie'] ?? []].flat(),
  }
}

/** The command that repeats an attack. */
export function toCommand({ host, port, publicOrigin }: Target, attack: Attack): string {
  const { method, path, headers = {}, body, raw } = attack
  if (raw) return `printf '%b' '${escapeBytes(raw.subarray(0, 300))}' | nc ${host} ${port}`
  const given = {
    host: new URL(publicOrigin).host,
    origin: publicOrigin,
    'x-forwarded-for': '10.9.9.9',
    ...headers,
  }
  const lines = Object.entries(given).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`.slice(0, 2_000))}`,
  )
  const data = body === undefined ? '' : ` --data-binary ${quote(String(body).slice(0, 500))}`
  return `curl -i --path-as-is -X ${method} ${lines.join(' ')}${data} ${quote(`http://${host}:${port}${path}`.slice(0, 600))}`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function escapeBytes(bytes: Buffer): string {
  return [...bytes]
    .map((byte) =>
      byte > 31 && byte < 127 && byte !== 39 && byte !== 92
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')
}
