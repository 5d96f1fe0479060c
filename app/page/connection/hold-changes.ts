import { type HeldChange, type HeldState, NOTHING_HELD } from './held-state.ts'

type Entry = HeldChange & {
  readonly isRead: boolean
  attempt(): Promise<Response>
  settle(response: Response | null): void
}

export type HoldOptions = {
  send: typeof fetch
  origin: string
  /** Whether the browser knows of a connection, which need not lead anywhere. */
  isOnline: () => boolean
  nowMs: () => number
  newId: () => string
  /** Calls back after a time in milliseconds. */
  schedule: (callback: () => void, delayMs: number) => void
  /** Remembers changes beyond this document. */
  store: { read(): string | null; write(text: string): void }
  /** Receives what waits, each time that it changes. */
  onChange: (state: HeldState) => void
}

export type Hold = ReturnType<typeof createHold>

/** The header by which the server knows a change that it has made before (`contracts/made-changes.ts`). */
const KEY_HEADER = 'idempotency-key'
const HELD_MAX = 50
const STORED_MAX = 50_000
const DELAYS_MS = [3_000, 5_000, 10_000, 30_000]

/** An order is placed, a password sent and many pieces are added only by someone who looks at it. */
const MANUAL =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:checkout\/[^/]+\/payment|login|sign-in\/|second-factor\/|password\/|profile\/(?:password|passkeys|deletion|verification|orders\/)|orders\/|account\/(?:samples|quick-order|lists\/[^/]+\/bag))/
/** What scripts send by themselves, and the chat, which says itself what was not sent. */
const UNHELD =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:services\/|csp-reports|visitor\/|chat(?:[/.]|$)|account\/lists\/[^/]+\/changes)/
/** Its panel says what was not saved, above everything else, and offers to try again. */
const SHOWN_IN_PANEL = /\/account\/lists\/panel\//
const SECRET_FIELD = /password|code|card/i

/**
 * Holds the changes of a page while the shop cannot be reached, and sends them in their order once it can. Its sender
 * only waits longer. Pages that the router reads wait, too. A change is repeated under the same key, so that one whose
 * response was lost counts once.
 */
export function createHold({ send, origin, isOnline, nowMs, newId, schedule, store, onChange }: HoldOptions) {
  let queue: readonly Entry[] = []
  let state = NOTHING_HELD
  let failures = 0
  let isSending = false

  function publish(triedAtMs = state.triedAtMs): void {
    const changes = queue.filter(({ isRead }) => !isRead)
    state = {
      changes,
      hasReads: queue.length > changes.length,
      triedAtMs: queue.length > 0 ? triedAtMs : null,
    }
    const lasting = changes.filter(isStorable).map(({ id, path, fields }) => ({ id, path, fields }))
    const text = JSON.stringify(lasting)
    store.write(lasting.length > 0 && text.length <= STORED_MAX ? text : '')
    onChange(state)
  }

  function remove(entry: Entry, response: Response | null): void {
    queue = queue.filter((other) => other !== entry)
    entry.settle(response)
  }

  function hold(entry: Entry): void {
    queue = [...queue, entry]
    publish(nowMs())
    retryLater()
  }

  function retryLater(): void {
    const delayMs = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0
    failures += 1
    schedule(() => void sendHeld(), delayMs)
  }

  /** Sends what waits, until one fails; of those that need a word of the visitor, the one that has it. */
  async function sendHeld(released: string | null = null): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      const isDue = (entry: Entry) => !entry.isManual || entry.id === released
      for (let entry = queue.find(isDue); entry; entry = queue.find(isDue)) {
        const response = await entry.attempt().catch(() => null)
        if (response === null || isRefused(response)) {
          publish(nowMs())
          return retryLater()
        }
        failures = 0
        remove(entry, response)
      }
      publish()
    } finally {
      isSending = false
    }
  }

  async function holdingFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = new URL(input instanceof Request ? input.url : input, origin)
    const isRead = (init.method ?? 'GET') === 'GET' && address.pathname.endsWith('.data')
    const isChange = init.method?.toUpperCase() === 'POST' && !UNHELD.test(address.pathname)
    if (input instanceof Request || address.origin !== origin || !(isRead || isChange))
      return send(input, init)
    const id = newId()
    const headers = new Headers(init.headers)
    if (isChange) headers.set(KEY_HEADER, id)
    const attempt = () => send(input, { ...init, headers })
    const waits = isChange && queue.some((entry) => !entry.isRead && !entry.isManual)
    if (!waits) {
      const response = await attempt().catch((fault: unknown) => {
        // What reads a page has words of its own where only the shop is out of reach.
        const isHeld = (isChange && !SHOWN_IN_PANEL.test(address.pathname)) || !isOnline()
        const isLost = fault instanceof TypeError && !init.signal?.aborted && isHeld
        if (!isLost) throw fault
        return null
      })
      if (response !== null && !isRefused(response)) return response
    }
    if (queue.length >= HELD_MAX) throw new TypeError('Too many changes wait for the connection')
    return new Promise((resolve, reject) => {
      const { pathname } = address
      const entry: Entry = {
        id,
        path: pathname,
        fields: fieldsOf(init.body),
        isManual: isChange && MANUAL.test(pathname),
        isRead,
        attempt,
        settle: (response) => resolve(response ?? new Response(null, { status: 204 })),
      }
      init.signal?.addEventListener('abort', () => {
        queue = queue.filter((other) => other !== entry)
        publish()
        reject(init.signal?.reason)
      })
      hold(entry)
    })
  }

  return {
    fetch: holdingFetch,
    /** Holds a form that the browser itself would send; `submit` sends it, and throws without a connection. */
    holdForm(path: string, submit: () => void): void {
      const id = newId()
      const attempt = async () => {
        submit()
        return new Response(null, { status: 204 })
      }
      hold({ id, path, fields: [], isManual: MANUAL.test(path), isRead: false, attempt, settle: () => {} })
    },
    /** Sends what an earlier document of this tab could not. Resolves once there is an answer to the first attempt. */
    async sendStored(): Promise<boolean> {
      const stored = readStored(store.read())
      queue = [
        ...stored.map(({ id, path, fields }): Entry => {
          const headers = { [KEY_HEADER]: id }
          const attempt = () =>
            send(path, {
              method: 'POST',
              body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
              headers,
            })
          return { id, path, fields, isManual: false, isRead: false, attempt, settle: () => {} }
        }),
        ...queue,
      ]
      if (stored.length > 0) await sendHeld()
      return stored.length > 0
    },
    /** Tries now; `released` names a change that needs a word of the visitor. */
    retry: (released: string | null = null) => sendHeld(released),
    /** Gives a change up: its sender gets an empty response. */
    discard(id: string): void {
      for (const entry of queue.filter((other) => other.id === id)) remove(entry, null)
      publish()
    },
    read: (): HeldState => state,
  }
}

/** Too many requests, refused before the shop has read them. */
function isRefused({ status, headers }: Response): boolean {
  return status === 429 && (headers.get('content-type') ?? '').startsWith('text/plain')
}

function fieldsOf(body: RequestInit['body']): HeldChange['fields'] {
  return body instanceof URLSearchParams ? [...body] : []
}

function isStorable({ isManual, fields }: HeldChange): boolean {
  return !isManual && fields.length > 0 && !fields.some(([name]) => SECRET_FIELD.test(name))
}

type Stored = Pick<HeldChange, 'id' | 'path' | 'fields'>

function readStored(text: string | null): readonly Stored[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored.filter(isStored) : []
  } catch {
    return []
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('fields' in value && 'path' in value && 'id' in value))
    return false
  return typeof value.id === 'string' && /^\/(?!\/)/.test(String(value.path)) && Array.isArray(value.fields)
}
