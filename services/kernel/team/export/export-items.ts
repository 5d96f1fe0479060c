import { EXPORTED_ITEMS, exportQuery, type TeamItem } from '#contracts/team/convention.ts'
import { BYTE_ORDER_MARK, type Cell, CSV_FORMATS, type CsvFormat, csvRow } from '#domain/files/csv.ts'
import { calendarDateIn } from '#domain/house/calendar-date.ts'
import type { Language } from '#domain/market/language.ts'
import { writeAuditEvent } from '../audit/write-audit-event.ts'
import type { TeamCall } from '../call.ts'
import { refused } from '../refused.ts'
import { type ResourceDefinition, refusedFields } from '../resource.ts'
import { type Selection, selectItems } from '../select-items.ts'
import { readBatches } from './read-batches.ts'
import type { ResourceExport } from './resource-export.ts'
import { streamLines } from './stream-lines.ts'

/** What the audit log calls an export. */
export const EXPORT = 'export'

/** Exports of one process at a time: each uses a connection to the database until it has ended. */
const RUNNING_MAX = 3
const RETRY_SECONDS = 15
let running = 0

type Source<Item extends TeamItem, Filter, Field extends string> = Pick<
  ResourceDefinition<Item, Filter, Field>,
  'name' | 'filter' | 'sortable'
>

/** Logs an export and streams it. An export that fails breaks off, so that no part of it looks complete. */
export async function exportItems<Item extends TeamItem, Filter, Field extends string>(
  resource: Source<Item, Filter, Field>,
  { name, definition }: { name: string; definition: ResourceExport<Filter, Field> },
  call: TeamCall,
): Promise<Response> {
  const parsed = exportQuery.safeParse(call.query)
  if (!parsed.success) return refused(400, 'request-malformed', refusedFields(parsed.error))
  const selection = selectItems(resource, parsed.data)
  if (!selection.ok) return refused(400, 'request-malformed', selection.fields)
  const end = reserve()
  if (!end) {
    const response = refused(429, 'too-many-requests')
    response.headers.set('retry-after', String(RETRY_SECONDS))
    return response
  }
  try {
    return await start(resource, { name, definition, end }, call, {
      selection: selection.value,
      language: parsed.data.language,
    })
  } catch (fault) {
    end()
    throw fault
  }
}

/** Takes one of the places at once, before anything is awaited; returns what gives it back, or null if none is left. */
function reserve(): (() => void) | null {
  if (running >= RUNNING_MAX) return null
  running += 1
  let hasEnded = false
  return () => {
    if (!hasEnded) running -= 1
    hasEnded = true
  }
}

/** `end` is called when the response has been read, has failed, or is no longer wanted. */
async function start<Item extends TeamItem, Filter, Field extends string>(
  resource: Source<Item, Filter, Field>,
  { name, definition, end }: { name: string; definition: ResourceExport<Filter, Field>; end: () => void },
  { database, staff, now, timeZone, reportFault }: TeamCall,
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
  return new Response(streamLines(lines, { reportFault, end }), {
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
