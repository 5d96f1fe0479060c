import pg from 'pg'
import { z } from 'zod'
import { CHANGES } from '#contracts/changes.ts'

export type ChangeFeed = {
  /** False once the connection is lost: changes may have been missed, and a new feed is needed. */
  isAlive(): boolean
  close(): Promise<void>
}

/** Listens for changed documents on a connection of its own. Rejects if the database cannot be reached. */
export async function openChangeFeed(url: string, onChange: (ids: string[]) => void): Promise<ChangeFeed> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
  let isAlive = true
  const lose = () => {
    isAlive = false
  }
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload }) => onChange(changedIds.parse(JSON.parse(payload ?? '[]'))))
  await client.connect()
  await client.query(`listen ${CHANGES.content}`)
  return { isAlive: () => isAlive, close: () => client.end() }
}

const changedIds = z.array(z.string())
