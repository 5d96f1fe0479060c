import { type HeldChange, type HeldState, NOTHING_HELD, type RefusedChange } from './held-state.ts'
import { isStorable, readStored, type StoredChange, writeStored } from './stored-changes.ts'

type Fields = HeldChange['fields']

type Entry = HeldChange & {
  readonly isRead: boolean
  attempt(fields: Fields): Promise<Response>
  settle(response: Response | null): void
}

export type HoldOptions = {
  send: typeof fetch
  origin: string
  /** May be true without a working connection. */
  isOnline: () => boolean
  nowMs: () => number
  newId: () => string
  /** Calls back after a time in milliseconds. */
  schedule: (callback: () => void, delayMs: number) => void
  /** Stores changes beyond this document. */
  store: { read(): string | null; write(text: string): void }
  /** A page cached on an earlier visit; null if there is none. */
  cachedPage: (path: string) => Promise<Response | null>
  /** Called with the waiting changes whenever they change. */
  onChange: (state: HeldState) => void
}

export type Hold = ReturnType<typeof createHold>

/**
 * Headers of a change (`contracts/made-changes.ts`): its idempotency key, whether it has waited, and why it was
 * refused after waiting.
 */
const KEY_HEADER = 'idempotency-key'
const WAITED_HEADER = 'change-waited'
const REFUSED_HEADER = 'change-refused'
const HELD_MAX = 50
const READS_MAX = 20
const DELAYS_MS = [3_000, 5_000, 10_000, 30_000]

/** Orders, passwords and bulk additions are sent only when the visitor confirms them. */
const MANUAL =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:checkout\/[^/]+\/payment|login|sign-in\/|second-factor\/|password\/|profile\/(?:password|passkeys|deletion|verification|orders\/)|orders\/|account\/(?:samples|quick-order|lists\/[^/]+\/bag))/
/** Requests that scripts send on their own, which never wait. */
const NEVER_HELD =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:services\/|csp-reports|visitor\/|chat\/|account\/lists\/[^/]+\/changes)/
/** Chat signals about typing and reading have no meaning later. */
const TRANSIENT = ['typing', 'read']
const CHAT = /\/chat(?:\.data)?$/

/**
 * Holds the changes of a page while the shop cannot be reached, and sends them in order once it can. For the sender,
 * the request only takes longer. Page loads of the router wait, too, unless this browser has cached the page. A
 * change is repeated under the same key, so that one whose response was lost counts once.
 */
export function createHold(options: HoldOptions) {
  const { send, origin, isOnline, nowMs, newId, schedule, store, cachedPage, onChange } = options
  // Read once, since what this document stores afterwards is for the next one.
  const stored = [...readStored(store.read())]
  let queue: readonly Entry[] = stored.filter(({ refusal }) => !refusal).map(entryOf)
  let refused: readonly RefusedChange[] = stored.flatMap(({ refusal, ...change }) =>
    refusal ? { ...change, isPersonal: false, refusal } : [],
  )
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

  function entryOf({ id, path, fields: first, note }: StoredChange): Entry {
    const headers = { [KEY_HEADER]: id, [WAITED_HEADER]: '1' }
    const attempt = (fields: Fields) => send(path, { method: 'POST', body: bodyOf(fields), headers })
    const kind = { isPersonal: false, isManual: false, isRead: false }
    return { id, path, fields: first, note, ...kind, attempt, settle: () => {} }
  }

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

  /** Sends waiting changes until one fails; of those that need confirmation, only `released`. */
  async function sendHeld(released: string | null = null): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      const isDue = (entry: Entry) => !entry.isManual || entry.id === released
      for (let entry = queue.find(isDue); entry; entry = queue.find(isDue)) {
        const { id, path, fields, note, isPersonal, attempt } = entry
        const response = await attempt(fields).catch(() => null)
        if (response === null || isRateLimited(response)) {
          publish(nowMs())
          return retryLater()
        }
        failures = 0
        isCached = false
        // A change amended while it was being sent is sent again, under the same key.
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

  /** Returns null if the request has to wait. */
  async function sendOnce(
    { pathname: path, href }: URL,
    isChange: boolean,
    attempt: () => Promise<Response>,
    init: RequestInit,
  ) {
    try {
      const response = await attempt()
      if (isRateLimited(response)) return null
      if (!isChange && response.ok) rememberRead(href, response.clone())
      if (isCached) {
        isCached = false
        publish()
      }
      return response
    } catch (error) {
      if (!(error instanceof TypeError) || init.signal?.aborted) throw error
      // With each navigation the router revalidates the current page's data, for which it must not wait.
      const cached = isChange ? null : (reads.get(href)?.clone() ?? (await cachedPage(path)))
      if (cached) {
        isCached = true
        publish(nowMs())
        return cached
      }
      // While the browser is online, page loads report themselves that the shop is unreachable.
      if (!isChange && isOnline()) throw error
      return null
    }
  }

  async function holdingFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    const { pathname } = url
    const isRead = (init.method ?? 'GET') === 'GET' && pathname.endsWith('.data')
    const first = fieldsOf(init.body)
    const isChange =
      init.method?.toUpperCase() === 'POST' && !NEVER_HELD.test(pathname) && !isTransient(pathname, first)
    if (input instanceof Request || url.origin !== origin || !(isRead || isChange)) return send(input, init)
    const id = newId()
    const headers = new Headers(init.headers)
    if (isChange) headers.set(KEY_HEADER, id)
    const waits = isChange && queue.some((entry) => !entry.isRead && !entry.isManual)
    if (!waits) {
      const response = await sendOnce(url, isChange, () => send(input, { ...init, headers }), init)
      if (response !== null) return response
    }
    // A request that the router has aborted in the meantime does not wait.
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
     * Sends a form that the browser itself would submit. `submit` lets the browser do so, and rejects while the shop
     * cannot be reached: the form then waits. `fields` are stored for the next document of this tab. Resolves once the
     * form is sent or discarded.
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
    /**
     * Sends what an earlier document of this tab could not. Resolves after the first attempt with whether anything
     * was sent. Does nothing when it is called again, or if nothing was stored.
     */
    async sendStored(): Promise<boolean> {
      const waiting = stored.splice(0).filter(({ refusal }) => !refusal)
      if (waiting.length > 0) await sendHeld()
      else if (refused.length > 0) publish()
      return waiting.some(({ id }) => !queue.some((entry) => entry.id === id))
    },
    /** Tries now; `released` is the id of a change that the visitor has just confirmed. */
    async retry(released: string | null = null): Promise<void> {
      if (queue.length === 0) isCached = false
      await sendHeld(released)
    },
    amend,
    /** Describes a change for any page that shows it. */
    describe(id: string, note: string, { isPersonal = false } = {}): void {
      queue = queue.map((entry) => (entry.id === id ? { ...entry, note, isPersonal } : entry))
      publish()
    },
    /** Discards a change: its sender gets an empty response. A refused change is dropped. */
    discard(id: string): void {
      refused = refused.filter((change) => change.id !== id)
      remove(id, null)
      publish()
    },
    read: (): HeldState => state,
  }
}

function isTransient(path: string, fields: Fields): boolean {
  return CHAT.test(path) && fields.some(([name, value]) => name === 'intent' && TRANSIENT.includes(value))
}

/** Whether the shop refused the request before reading it, because there were too many. */
function isRateLimited({ status, headers }: Response): boolean {
  return status === 429 && (headers.get('content-type') ?? '').startsWith('text/plain')
}

function fieldsOf(body: RequestInit['body']): Fields {
  return body instanceof URLSearchParams ? [...body] : []
}

function bodyOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(fields.map(([name, value]) => [name, value]))
}
