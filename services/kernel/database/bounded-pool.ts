import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** How long work waits for the database, in milliseconds. */
export type Deadlines = {
  /** For a free connection, and until a new one is open. */
  readonly connectionMs: number
  /** For the response to a query, measured in this process, since a stopped server enforces nothing. */
  readonly responseMs: number
  /** For a statement; enforced by the server, which would otherwise continue it after its caller has given up. */
  readonly statementMs: number
  /** For a lock; enforced by the server. */
  readonly lockMs: number
  /** Between two statements of a transaction; enforced by the server. */
  readonly idleInTransactionMs: number
}

/** The kind of a request: a page view, or any other call, such as an order or a change in the desk. */
type RequestKind = 'page' | 'call'

type DatabaseDeadlines = Readonly<Record<RequestKind | 'background', Deadlines>>

/**
 * A page must respond within five seconds (`PAGE_DEADLINE_MS`), so the database gets less time. Jobs, imports,
 * indexing, exports and migrations get half an hour for one statement, such as for an index on a large table.
 */
export const DEADLINES: DatabaseDeadlines = {
  page: {
    connectionMs: 3_000,
    responseMs: 3_000,
    statementMs: 15_000,
    lockMs: 10_000,
    idleInTransactionMs: 60_000,
  },
  call: {
    connectionMs: 10_000,
    responseMs: 16_000,
    statementMs: 15_000,
    lockMs: 10_000,
    idleInTransactionMs: 60_000,
  },
  background: {
    connectionMs: 120_000,
    responseMs: 31 * 60_000,
    statementMs: 30 * 60_000,
    lockMs: 30 * 60_000,
    idleInTransactionMs: 10 * 60_000,
  },
}

/** The maximum number of queries that wait for a connection; further ones are refused. */
const WAITING_MAX = 500
/** After this many consecutive queries or connections without a response, requests stop waiting for the database. */
const UNANSWERED_MAX = 3

const request = new AsyncLocalStorage<RequestKind>()

/** Runs the work of a request with its deadlines, on connections that background work never uses. */
export function runInRequest<Value>(kind: RequestKind, work: () => Value): Value {
  return request.run(kind, work)
}

/** Returns the kind of request that the current work belongs to, or undefined for background work. */
export const getRequestKind = (): RequestKind | undefined => request.getStore()

/** Runs work that a request starts and does not wait for. */
export function runInBackground<Value>(work: () => Value): Value {
  return request.exit(work)
}

/** Thrown if the database does not respond, or if too many requests are waiting for it. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Returns whether an error is a `DatabaseUnavailable`, possibly wrapped by drizzle. */
export function isUnavailable(error: unknown): boolean {
  return [error, error instanceof Error ? error.cause : null].some(
    (one) => one instanceof DatabaseUnavailable,
  )
}

export type PoolOptions = {
  readonly maxConnections: number
  readonly deadlines: DatabaseDeadlines
  readonly waitingMax?: number
  /** Called when the database stops responding to requests, and when it responds again. */
  onSilence(isSilent: boolean): void
}

/**
 * A pool for background work, and a second one of the same size for requests; `connect` uses the second one inside
 * `runInRequest`. A query that gets no response in time ends its connection, since the next query would only queue
 * behind it. While the database is unresponsive, one request at a time tries it and the others are refused at once, so
 * that they use no memory. The first response ends this state.
 */
export class BoundedPool extends pg.Pool {
  readonly #requests: RequestPool

  constructor(url: string, options: PoolOptions) {
    super(toPoolConfig(url, options, options.deadlines.background))
    this.on('connect', (client) => limitQueryTime(client, { ...NO_LISTENERS, deadlines: options.deadlines }))
    this.#requests = new RequestPool(url, options)
    // An idle client that loses its server must not end the process: the next query reports the error.
    for (const pool of [this, this.#requests]) pool.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const isRequest = getRequestKind() !== undefined
    return deliverClient(isRequest ? this.#requests.connect() : super.connect().then(releaseOnEnd), callback)
  }

  get isSilent(): boolean {
    return this.#requests.isSilent
  }

  hasFailedSince(sinceMs: number): boolean {
    return this.#requests.failedAtMs >= sinceMs
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    const ended = Promise.all([super.end(), this.#requests.end()]).then(() => {})
    return callback ? void ended.then(callback) : ended
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

class RequestPool extends pg.Pool {
  readonly #options: PoolOptions
  /** For each request that waits for a connection, the function that cancels the wait. */
  readonly #waiting = new Set<() => void>()
  #unanswered = 0
  failedAtMs = Number.NEGATIVE_INFINITY

  constructor(url: string, options: PoolOptions) {
    super(toPoolConfig(url, options, options.deadlines.call))
    this.#options = options
    this.on('connect', (client) =>
      limitQueryTime(client, {
        deadlines: options.deadlines,
        onResponse: () => this.#count(0),
        onSilence: () => this.#count(this.#unanswered + 1),
      }),
    )
  }

  get isSilent(): boolean {
    return this.#unanswered >= UNANSWERED_MAX
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    return deliverClient(this.#connect(), callback)
  }

  async #connect(): Promise<pg.PoolClient> {
    const { waitingMax = WAITING_MAX, deadlines } = this.#options
    const isBeingTried = this.totalCount - this.idleCount + this.waitingCount > 0
    if ((this.isSilent && isBeingTried) || this.waitingCount >= waitingMax) {
      this.failedAtMs = performance.now()
      throw new DatabaseUnavailable(
        this.isSilent ? 'The database does not respond' : 'Too many requests are waiting for the database',
      )
    }
    try {
      return releaseOnEnd(await this.#connectWithin(deadlines[getRequestKind() ?? 'call'].connectionMs))
    } catch (error) {
      this.#count(this.#unanswered + 1)
      throw new DatabaseUnavailable('Could not connect to the database in time', { cause: error })
    }
  }

  /**
   * Connects within a deadline of its own, since the pool has a single deadline, but a page gets a shorter one, and
   * nothing waits for an unresponsive database.
   */
  #connectWithin(connectionMs: number): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isOver = false
      const giveUp = () => {
        isOver = true
        reject(new Error(`No connection within ${connectionMs} ms`))
      }
      const timer = setTimeout(giveUp, connectionMs)
      this.#waiting.add(giveUp)
      const settle = () => {
        clearTimeout(timer)
        this.#waiting.delete(giveUp)
      }
      super
        .connect()
        .finally(settle)
        .then((client) => (isOver ? client.release() : resolve(client)), reject)
    })
  }

  #count(unanswered: number): void {
    const wasSilent = this.isSilent
    this.#unanswered = unanswered
    if (unanswered > 0) this.failedAtMs = performance.now()
    if (this.isSilent === wasSilent) return
    if (this.isSilent) for (const giveUp of this.#waiting) giveUp()
    this.#options.onSilence(this.isSilent)
  }
}

/** Passes the connection to the callback of the pool's own `query`. Without a callback, returns the promise. */
function deliverClient(
  connected: Promise<pg.PoolClient>,
  callback: ConnectCallback | undefined,
): Promise<pg.PoolClient> | undefined {
  if (!callback) return connected
  connected.then(
    (client) => callback(undefined, client, (error) => client.release(error)),
    (error: Error) => callback(error, undefined, () => {}),
  )
  return undefined
}

/**
 * Returns a connection to the pool if it ends while in use. Drizzle does not do so if even `begin` failed, and the pool
 * would lose the connection for good.
 */
function releaseOnEnd(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let hasEnded = false
  const onEnd = () => {
    hasEnded = true
    release(true)
  }
  client.once('end', onEnd)
  client.release = (error) => {
    if (hasEnded) return
    client.off('end', onEnd)
    release(error)
  }
  return client
}

function toPoolConfig(url: string, { maxConnections }: PoolOptions, deadlines: Deadlines): pg.PoolConfig {
  return {
    connectionString: url,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: deadlines.connectionMs,
    statement_timeout: deadlines.statementMs,
    lock_timeout: deadlines.lockMs,
    idle_in_transaction_session_timeout: deadlines.idleInTransactionMs,
  }
}

type QueryWatch = { deadlines: DatabaseDeadlines; onResponse(): void; onSilence(): void }

const NO_LISTENERS = { onResponse: () => {}, onSilence: () => {} }

/**
 * Ends a connection whose query has no response in time. The driver's own `query_timeout` only gives up the query, and
 * a transaction would put the connection back into the pool behind it.
 */
function limitQueryTime(client: pg.PoolClient, { deadlines, onResponse, onSilence }: QueryWatch): void {
  // A connection that breaks between two queries of a transaction must not end the process.
  client.on('error', () => {})
  // The method is looked up on each call, so that code that counts the driver's statements counts these too.
  const query = (...args: unknown[]): unknown =>
    Reflect.apply(Object.getPrototypeOf(client).query, client, args)
  const limitedQuery = (...args: unknown[]): unknown => {
    const { responseMs } = deadlines[getRequestKind() ?? 'background']
    let isLate = false
    let isSettled = false
    const giveUp = () => {
      if (isSettled) return
      isLate = true
      onSilence()
      // This ends the socket, since a query is running.
      if (client instanceof pg.Client) void client.end()
    }
    // Lets pending data be read first, since this process may have been the slow one.
    const timer = setTimeout(() => setImmediate(giveUp), responseMs)
    const settle = (error: unknown): unknown => {
      isSettled = true
      clearTimeout(timer)
      if (isLate) return new DatabaseUnavailable(`No response within ${responseMs} ms`, { cause: error })
      if (!error || error instanceof pg.DatabaseError) onResponse()
      return error
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const settledCallback = (error: unknown, result: unknown) => callback(settle(error), result)
      return query(...args.slice(0, -1), settledCallback)
    }
    return Promise.resolve(query(...args)).then(
      (result) => {
        settle(null)
        return result
      },
      (error: unknown) => {
        throw settle(error)
      },
    )
  }
  Reflect.set(client, 'query', limitedQuery)
}
