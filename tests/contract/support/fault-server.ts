import type { ServerResponse } from 'node:http'
import { listen } from './served.ts'

/** Responds to the request with this number (the first is 1) like a failing service. */
export type Fault = (response: ServerResponse, attempt: number) => void

export type FaultServer = {
  readonly url: string
  /** Requests since the last `becomes`. */
  count(): number
  becomes(fault: Fault): void
  close(): Promise<void>
}

/** A server on 127.0.0.1 that fails on demand and counts its requests. */
export async function startFaultServer(): Promise<FaultServer> {
  let fault: Fault = status(500)
  let attempts = 0
  const served = await listen((request, response) => {
    request.resume()
    request.on('end', () => fault(response, ++attempts))
  })
  return {
    ...served,
    count: () => attempts,
    becomes(next) {
      fault = next
      attempts = 0
    },
  }
}

/** A URL on which nothing listens. */
export async function getDeadAddress(): Promise<string> {
  const { url, close } = await listen(() => {})
  await close()
  return url
}

/** A status with a JSON body, as hosted services send it. */
export function status(code: number, headers: Record<string, string> = {}): Fault {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ statusCode: code, error: `E${code}`, message: 'no' }))
  }
}

/** One fault for the first request, another one afterwards. */
export function once(first: Fault, then: Fault): Fault {
  return (response, attempt) => (attempt === 1 ? first : then)(response, attempt)
}

export function json(body: unknown): Fault {
  return raw('application/json', JSON.stringify(body))
}

export function raw(contentType: string, body: string): Fault {
  return (response) => {
    response.writeHead(200, { 'content-type': contentType })
    response.end(body)
  }
}

/** Closes the connection without a response. */
export const dropConnection: Fault = (response) => response.destroy()

/** Never responds. */
export const silence: Fault = () => {}
