import { createHash } from 'node:crypto'

export type BreachClientOptions = {
  /** A service with Have I Been Pwned's range call, without a trailing slash. */
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly report: (problem: { code: 'breach-service-unavailable'; status: number | null }) => void
}

/** Short, because a visitor is waiting. */
const TIMEOUT_MS = 2_000
const PREFIX_LENGTH = 5

/**
 * Returns a function that checks whether a password has appeared in a public breach. The service receives the first
 * five of the forty digits of the password's SHA-1 (k-anonymity) and pads its response, so that the length reveals
 * nothing. False if there is no response in time.
 */
export function createBreachClient({ baseUrl, fetch, report }: BreachClientOptions) {
  return async (password: string): Promise<boolean> => {
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
    const url = `${baseUrl}/range/${digest.slice(0, PREFIX_LENGTH)}`
    const init = { headers: { 'add-padding': 'true' }, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const response = await fetch(new Request(url, init)).catch(() => null)
    const text = response?.status === 200 ? await response.text().catch(() => null) : null
    if (text === null) {
      report({ code: 'breach-service-unavailable', status: response?.status ?? null })
      return false
    }
    // Padding adds lines with a count of 0.
    return text.split(/\r?\n/).some((line) => {
      const [suffix, count] = line.split(':')
      return suffix === digest.slice(PREFIX_LENGTH) && Number(count) > 0
    })
  }
}
