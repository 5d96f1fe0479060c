import { type HeldChange, type HeldState, NOTHING_HELD, type RefusedChange } from './held-state.ts'
import { isStorable, readStored, writeStored } from './stored-changes.ts'

type Fields = HeldChange['fields']

type Entry = HeldChange & {
  readonly isRead: boolean
  attempt(fields: Fields): Promise<Response>
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
  /** A page as this browser has it from an earlier visit; null if it has not. */
  cachedPage: (path: string) => Promise<Response | null>
  /** Receives what waits, each time that it changes. */
  onChange: (state: HeldState) => void
}

export type Hold = ReturnType<typeof createHold>

/** The headers of a change (`contracts/made-changes.ts`): its key, that it has waited, and why it was refused after that. */
const KEY_HEADER = 'idempotency-key'
const WAITED_HEADER = 'change-waited'
const REFUSED_HEADER = 'change-refused'
const HELD_MAX = 50
const READS_MAX = 20
const DELAYS_MS = [3_000, 5_000, 10_000, 30_000]

/** An order is placed, a password sent and many pieces are added only by someone who looks at it. */
const MANUAL =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:checkout\/[^/]+\/payment|login|sign-in\/|second-factor\/|password\/|profile\/(?:password|passkeys|deletion|verification|orders\/)|orders\/|account\/(?:samples|quick-order|lists\/[^/]+\/bag))/
/** What scripts send by themselves. */
const UNHELD =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:services\/|csp-reports|visitor\/|chat\/|account\/lists\/[^/]+\/changes)/
/** What the chat says of someone who writes or reads: later it means nothing. */
const MOMENTARY = ['typing', 'read']
const CHAT = /\/chat(?:\.data)?$/

/**
 * Holds the changes of a page while the shop cannot be reached, and sends them in their order once it can. Its sender
 * only waits longer. Pages that the router reads wait, too, unless this browser has cached them. A change is repeated under the
 * same key, so that one whose response was lost counts once.
 */
export function createHold(options: HoldOptions) {
  const { send, origin, isOnline, nowMs, newId, schedule, store, cachedPage, onChange } = options
  let queue: readonly Entry[] = []
  let refused: readonly RefusedChange[] = []
  let state = NOTHING_HELD
  let failures = 0
  let isSending = false
  let isCached = false
  const reads = new Map<string, Response>()

  function publish(triedAtMs = state.triedAtMs): void {
    const changes = queue.filter(({ isRead }) => !isRead)
    const isOffline = queue.length > 0 || isCached
    state = {
      changes,
      refused,
      isCached,
      isOffline,
      triedAtMs: isOffline ? triedAtMs : null,
      amend,
    }
    store.write(
      writeStored([...changes.filter(isStorable), ...refused.filter((change) => !change.isPersonal)]),
    )
    onChange(state)
  }

  function amend(id: string, amended: Readonly<Record<string, string>>): void {
    queue = queue.map((entry) => {
      if (entry.id !== id) return entry
      const others = entry.fields.filter(([name]) => !(name in amended))
      return { ...entry, fields: [...others, ...Object.entries(amended)] }
    })
    publish()
  }

  function remove(id: string, response: Response | null): void {
    const gone = queue.find((entry) => entry.id === id)
    queue = queue.filter((entry) => entry !== gone)
    gone?.settle(response)
  }

  /** Remembers what this document has read last. */
  function rememberRead(href: string, response: Response): void {
    reads.delete(href)
    reads.set(href, response)
    for (const [oldest] of reads) if (reads.size > READS_MAX) reads.delete(oldest)
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
        const { id, path, fields, note, isPersonal, attempt } = entry
        const response = await attempt(fields).catch(() => null)
        if (response === null || isRefused(response)) {
          publish(nowMs())
          return retryLater()
        }
        failures = 0
        isCached = false
        // What was changed while it was on its way is sent once more, under the same key.
        if (queue.some((other) => other.id === id && other.fields !== fields)) continue
        const refusal = response.headers.get(REFUSED_HEADER)
        if (refusal) refused = [...refused, { id, path, fields, note, isPersonal, refusal }]
        remove(id, response)
      }
      publish()
    } finally {
      isSending = false
    }
  }

  /** The response to the first attempt; null if it has to wait. */
  async function sendOnce(
    { pathname: path, href }: URL,
    change: boolean,
    attempt: () => Promise<Response>,
    init: RequestInit,
  ) {
    try {
      const response = await attempt()
      if (isRefused(response)) return null
      if (!change && response.ok) rememberRead(href, response.clone())
      if (isCached) {
        isCached = false
        publish()
      }
      return response
    } catch (fault) {
      if (!(fault instanceof TypeError) || init.signal?.aborted) throw fault
      // The router reads what it shows again with each page that it opens, which must not wait for it.
      const cached = change ? null : (reads.get(href)?.clone() ?? (await cachedPage(path)))
      if (cached) {
        isCached = true
        publish(nowMs())
        return cached
      }
      // What reads a page has words of its own where only the shop is out of reach.
      if (!change && isOnline()) throw fault
      return null
    }
  }

  async function holdingFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = new URL(input instanceof Request ? input.url : input, origin)
    const { pathname } = address
    const isRead = (init.method ?? 'GET') === 'GET' && pathname.endsWith('.data')
    const first = fieldsOf(init.body)
    const isChange =
      init.method?.toUpperCase() === 'POST' && !UNHELD.test(pathname) && !isMomentary(pathname, first)
    if (input instanceof Request || address.origin !== origin || !(isRead || isChange))
      return send(input, init)
    const id = newId()
    const headers = new Headers(init.headers)
    if (isChange) headers.set(KEY_HEADER, id)
    const waits = isChange && queue.some((entry) => !entry.isRead && !entry.isManual)
    if (!waits) {
      const response = await sendOnce(address, isChange, () => send(input, { ...init, headers }), init)
      if (response !== null) return response
    }
    // What the router has given up in the meantime does not wait.
    init.signal?.throwIfAborted()
    if (queue.length >= HELD_MAX) throw new TypeError('Too many changes wait for the connection')
    if (isChange) headers.set(WAITED_HEADER, '1')
    return new Promise((resolve, reject) => {
      const entry: Entry = {
        id,
        path: pathname,
        fields: first,
        note: '',
        isPersonal: false,
        isManual: isChange && MANUAL.test(pathname),
        isRead,
        attempt: (fields) =>
          send(input, { ...init, headers, ...(fields !== first && { body: bodyOf(fields) }) }),
        settle: (response) => resolve(response ?? new Response(null, { status: 204 })),
      }
      init.signal?.addEventListener('abort', () => {
        queue = queue.filter((other) => other.id !== id)
        publish()
        reject(init.signal?.reason)
      })
      hold(entry)
    })
  }

  return {
    fetch: holdingFetch,
    /**
     * Sends a form that the browser itself would send. `submit` lets the browser do so, and rejects while the shop cannot be
     * reached: then it waits. `fields` are what the next document of this tab would send. Resolves once it is sent or given up.
     */
    async sendForm(path: string, fields: Fields, submit: (id: string) => Promise<void>): Promise<void> {
      const id = newId()
      const attempt = async () => {
        await submit(id)
        return new Response(null, { status: 204 })
      }
      if (await attempt().catch(() => null)) return
      const isManual = MANUAL.test(path)
      await new Promise<void>((resolve) => {
        const settle = () => resolve()
        hold({ id, path, fields, note: '', isPersonal: false, isManual, isRead: false, attempt, settle })
      })
    },
    /** Sends what an earlier document of this tab could not. Resolves once there is an answer to the first attempt. */
    async sendStored(): Promise<boolean> {
      const stored = readStored(store.read())
      refused = [
        ...stored.flatMap(({ refusal, ...change }) =>
          refusal ? { ...change, isPersonal: false, refusal } : [],
        ),
        ...refused,
      ]
      const waiting = stored.filter(({ refusal }) => !refusal)
      queue = [
        ...waiting.map(({ id, path, fields: first, note }): Entry => {
          const headers = { [KEY_HEADER]: id, [WAITED_HEADER]: '1' }
          const attempt = (fields: Fields) => send(path, { method: 'POST', body: bodyOf(fields), headers })
          const settle = () => {}
          const kind = { isPersonal: false, isManual: false, isRead: false }
          return { id, path, fields: first, note, ...kind, attempt, settle }
        }),
        ...queue,
      ]
      if (waiting.length > 0) await sendHeld()
      else if (refused.length > 0) publish()
      return waiting.length > 0
    },
    /** Tries now; `released` names a change that needs a word of the visitor. */
    async retry(released: string | null = null): Promise<void> {
      if (queue.length === 0) isCached = false
      await sendHeld(released)
    },
    amend,
    /** Says what a change is about, for any page that shows it. */
    describe(id: string, note: string, { isPersonal = false } = {}): void {
      queue = queue.map((entry) => (entry.id === id ? { ...entry, note, isPersonal } : entry))
      publish()
    },
    /** Gives a change up: its sender gets an empty response. Of one that was refused nothing is left to decide. */
    discard(id: string): void {
      refused = refused.filter((change) => change.id !== id)
      remove(id, null)
      publish()
    },
    read: (): HeldState => state,
  }
}

function isMomentary(path: string, fields: Fields): boolean {
  return CHAT.test(path) && fields.some(([name, value]) => name === 'intent' && MOMENTARY.includes(value))
}

/** Too many requests, refused before the shop has read them. */
function isRefused({ status, headers }: Response): boolean {
  return status === 429 && (headers.get('content-type') ?? '').startsWith('text/plain')
}

function fieldsOf(body: RequestInit['body']): Fields {
  return body instanceof URLSearchParams ? [...body] : []
}

function bodyOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(fields.map(([name, value]) => [name, value]))
}
