import pg from 'pg'

export type Subscription = { close(): Promise<void> }

const RECONNECT_DELAY_MS = 500

/**
 * Listens to a PostgreSQL channel on a separate connection. `onNotice` is called with the payload of each
 * notice, and with null after every connection, since notices are lost while disconnected: the receiver must
 * then check for itself. Reconnects until `close`.
 */
export async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string | null) => void,
): Promise<Subscription> {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''))
    fresh.on('error', () => {})
    fresh.once('end', () => reconnectLater())
    await fresh.connect()
    if (isClosed) return fresh.end()
    client = fresh
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    onNotice(null)
  }
  const reconnectLater = () => {
    client = null
    if (isClosed) return
    clearTimeout(retry)
    retry = setTimeout(() => connect().catch(reconnectLater), RECONNECT_DELAY_MS)
  }

  await connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
