import pg from 'pg'
import { z } from 'zod'
import { CHANGES } from '#contracts/changes.ts'

export type ChangeFeed = {
  /** Returns false once the connection is lost. Changes may then have been missed, and a new feed is needed. */
  isAlive(): boolean
  close(): Promise<void>
}

/** Listens for changed documents on a separate connection. Rejects if the database cannot be reached. */
export function openChangeFeed(url: string, onChange: (ids: string[]) => void): Promise<ChangeFeed> {
  return openChannel(url, CHANGES.content, {
    onNotice: (payload) => onChange(changedIds.parse(JSON.parse(payload || '[]'))),
  })
}

const changedIds = z.array(z.string())

/** Listens on a database channel. `onLost` is called when the connection is lost or closed. */
export async function openChannel(
  url: string,
  channel: string,
  { onNotice, onLost }: { onNotice: (payload: string) => void; onLost?: () => void },
): Promise<ChangeFeed> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
  let isAlive = true
  const handleLoss = () => {
    if (isAlive) onLost?.()
    isAlive = false
  }
  client.on('error', handleLoss)
  client.on('end', handleLoss)
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  await client.connect()
  await client.query(`listen ${channel}`)
  return { isAlive: () => isAlive, close: () => client.end() }
}
