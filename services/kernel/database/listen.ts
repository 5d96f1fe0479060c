import pg from 'pg'

export type Subscription = { close(): Promise<void> }

type PayloadHandler = (payload: string | null) => void
type Listener = {
  add(channel: string, handler: PayloadHandler): Promise<void>
  remove(channel: string, handler: PayloadHandler): Promise<void>
}

const RECONNECT_DELAY_MS = 500
const CONNECT_TIMEOUT_MS = 10_000
/** After this time without traffic, TCP keepalive checks that the server is still there. */
const KEEP_ALIVE_MS = 30_000

const listeners = new Map<string, Listener>()

/**
 * Listens to a PostgreSQL channel, on one separate connection for all channels of this process. `onNotice` is called
 * with the payload of each notice, and with null after every connection, since notices are lost while disconnected: the
 * receiver must then check for itself. Reconnects until `close`.
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string | null) => void,
): Promise<Subscription> {
  const listener = listeners.get(url) ?? createListener(url)
  listeners.set(url, listener)
  // Each call creates a new function, so that a caller that listens twice is called twice.
  const handler: PayloadHandler = (payload) => onNotice(payload)
  const close = () => listener.remove(channel, handler)
  try {
    await listener.add(channel, handler)
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

function createListener(url: string): Listener {
  const channels = new Map<string, Set<PayloadHandler>>()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let lastChange: Promise<unknown> = Promise.resolve()

  /** Runs changes one after the other, since they share the state of one connection. */
  function enqueue(change: () => Promise<void>): Promise<void> {
    const changed = lastChange.then(change)
    lastChange = changed.catch(() => {})
    return changed
  }

  function announce(channel: string, payload: string | null): void {
    for (const handler of [...(channels.get(channel) ?? [])]) handler(payload)
  }

  async function connect(): Promise<void> {
    const newClient = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    newClient.on('notification', ({ channel, payload }) => announce(channel, payload ?? ''))
    newClient.on('error', () => {})
    await newClient.connect()
    client = newClient
    newClient.once('end', () => {
      if (client === newClient) client = null
      reconnectLater()
    })
    for (const channel of [...channels.keys()]) {
      await newClient.query(`listen ${pg.escapeIdentifier(channel)}`)
      announce(channel, null)
    }
  }

  function reconnectLater(): void {
    clearTimeout(retry)
    if (channels.size === 0) return
    const reconnect = async () => {
      if (client === null && channels.size > 0) await connect()
    }
    retry = setTimeout(() => void enqueue(reconnect).catch(reconnectLater), RECONNECT_DELAY_MS)
  }

  return {
    add: (channel, handler) =>
      enqueue(async () => {
        const isNew = !channels.has(channel)
        // Set before the statement, since a notice may come with its response.
        channels.set(channel, (channels.get(channel) ?? new Set()).add(handler))
        if (client === null) return connect()
        if (isNew) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        handler(null)
      }),
    remove(channel, handler) {
      channels.get(channel)?.delete(handler)
      return enqueue(async () => {
        if (channels.get(channel)?.size !== 0) return
        channels.delete(channel)
        if (channels.size > 0) {
          await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
          return
        }
        clearTimeout(retry)
        await client?.end()
      })
    },
  }
}
