import { type SQLWrapper, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { EXPORTED_ITEMS, exportQuery, type TeamItem } from '#contracts/team/convention.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { BYTE_ORDER_MARK, type Cell, CSV_FORMATS, type CsvFormat, csvRow } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { writeAuditEvent } from '../audit/write-audit-event.ts'
import type { TeamCall } from '../call.ts'
import { refusedResponse } from '../refused.ts'
import { type ResourceDefinition, toRefusedFields } from '../resource.ts'
import { type Selection, selectItems } from '../select-items.ts'
import type { ResourceExport } from './resource-export.ts'
import { STALLED_SECONDS, streamLines } from './stream-lines.ts'

export const EXPORT = 'export'

/** The maximum number of exports at once in a process: each uses a database connection until it ends. */
const RUNNING_EXPORTS_MAX = 3
const RETRY_AFTER_SECONDS = 15
let running = 0

type Source<Item extends TeamItem, Filter, Field extends string> = Pick<
  ResourceDefinition<Item, Filter, Field>,
  'name' | 'filter' | 'sortable'
>

/** The number of items read at once. Only one batch is in memory. */
const BATCH_SIZE = 200

type ExportSource = {
  /** Selects the ids of all items, as the only column `id`. */
  ids(tx: Queryable): SQLWrapper
  read(tx: Queryable, ids: readonly string[]): Promise<Cell[][]>
}

const exportedIds = z.array(z.object({ id: z.string() })).transform((rows) => rows.map(({ id }) => id))

/** Logs an export and streams it. A failed export aborts the response, so that a partial file never looks complete. */
export async function exportItems<Item extends TeamItem, Filter, Field extends string>(
  resource: Source<Item, Filter, Field>,
  { name, definition }: { name: string; definition: ResourceExport<Filter, Field> },
  call: TeamCall,
): Promise<Response> {
  const parsed = exportQuery.safeParse(call.query)
  if (!parsed.success) return refusedResponse(400, 'request-malformed', toRefusedFields(parsed.error))
  const selection = selectItems(resource, parsed.data)
  if (!selection.ok) return refusedResponse(400, 'request-malformed', selection.fields)
  const release = reserveSlot()
  if (!release) {
    const response = refusedResponse(429, 'too-many-requests')
    response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    return response
  }
  try {
    return await start(resource, { name, definition, release }, call, {
      selection: selection.value,
      language: parsed.data.language,
    })
  } catch (failure) {
    release()
    throw failure
  }
}

/** Takes a slot before anything is awaited. Returns the function that releases it, or null if none is free. */
function reserveSlot(): (() => void) | null {
  if (running >= RUNNING_EXPORTS_MAX) return null
  running += 1
  let hasEnded = false
  return () => {
    if (!hasEnded) running -= 1
    hasEnded = true
  }
}

/** `release` is called when the response has been read, has failed, or is no longer wanted. */
async function start<Item extends TeamItem, Filter, Field extends string>(
  resource: Source<Item, Filter, Field>,
  {
    name,
    definition,
    release,
  }: { name: string; definition: ResourceExport<Filter, Field>; release: () => void },
  { database, staff, now, timeZone, reportError }: TeamCall,
  { selection, language }: { selection: Selection<Filter, Field>; language: Language },
): Promise<Response> {
  const { filter } = selection
  const items = await definition.count(database.db, filter)
  const filters = Object.entries(filter ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  await writeAuditEvent(database.db, {
    resource: resource.name,
    objectId: name,
    action: EXPORT,
    before: {},
    after: { items, filters },
    accountId: staff.accountId,
    at: now,
  })
  const lines = writeLines(
    definition.headers(language),
    readBatches(database, { ids: (tx) => definition.ids(tx, selection), read: definition.read }),
    CSV_FORMATS[language],
  )
  return new Response(streamLines(lines, { reportError, end: release }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}-${calendarDateIn(timeZone, now)}.csv"`,
      [EXPORTED_ITEMS]: String(items),
    },
  })
}

async function* writeLines(
  headers: readonly string[],
  batches: AsyncIterable<Cell[][]>,
  format: CsvFormat,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(headers, format)
  for await (const batch of batches) yield batch.map((row) => csvRow(row, format)).join('')
}

/**
 * Yields the items of a query in batches, from one snapshot. The connection is in use until the last batch, an error,
 * or the end of the caller's loop. The server ends the connection if the reader stalls.
 */
async function* readBatches({ pool }: Database, { ids, read }: ExportSource): AsyncGenerator<Cell[][]> {
  const client = await pool.connect()
  const tx = drizzle({ client })
  let failure: unknown
  // The server ends the connection of a stalled reader while no query waits for it.
  const onError = (error: Error) => {
    failure = error
  }
  client.on('error', onError)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = '${STALLED_SECONDS}s'`)
    await tx.execute(sql`declare exported no scroll cursor for ${ids(tx)}`)
    for (;;) {
      const { rows } = await client.query(`fetch forward ${BATCH_SIZE} from exported`)
      if (rows.length === 0) break
      yield await read(tx, exportedIds.parse(rows))
      if (rows.length < BATCH_SIZE) break
    }
    await client.query('commit')
  } catch (error) {
    failure ??= error
    throw failure
  } finally {
    client.off('error', onError)
    // A connection with an open transaction must not be reused.
    client.release(failure !== undefined || !(await rollBack(client)))
  }
}

/** Rolls back if there is a transaction. Returns whether that succeeded. */
async function rollBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
