import { EXPORTED_ITEMS, exportQuery, type TeamItem } from '#contracts/team/convention.ts'
import { calendarDateIn, HOUSE_TIME_ZONE } from '#domain/house/calendar-date.ts'
import { writeAuditEvent } from '../audit/write-audit-event.ts'
import type { TeamCall } from '../call.ts'
import { refused } from '../refused.ts'
import { type ResourceDefinition, refusedFields } from '../resource.ts'
import { selectItems } from '../select-items.ts'
import { BYTE_ORDER_MARK, type Cell, CSV_FORMATS, type CsvFormat, csvRow } from './csv.ts'
import { readBatches } from './read-batches.ts'
import type { ResourceExport } from './resource-export.ts'

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
  if (running >= RUNNING_MAX) {
    const response = refused(429, 'too-many-requests')
    response.headers.set('retry-after', String(RETRY_SECONDS))
    return response
  }
  const { database, staff, now } = call
  const { filter } = selection.value
  const items = await definition.count(database.db, filter)
  const filters = Object.entries(filter ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  await writeAuditEvent(database.db, {
    resource: resource.name,
    objectId: name,
    action: 'export',
    before: {},
    after: { items, filters },
    accountId: staff.accountId,
    at: now,
  })
  const { language } = parsed.data
  const lines = writeLines(
    definition.headers(language),
    readBatches(database, { ids: (tx) => definition.ids(tx, selection.value), read: definition.read }),
    CSV_FORMATS[language],
  )
  return new Response(toStream(lines, call.reportFault), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}-${calendarDateIn(HOUSE_TIME_ZONE, now)}.csv"`,
      [EXPORTED_ITEMS]: String(items),
    },
  })
}

async function* writeLines(
  headers: readonly string[],
  batches: AsyncIterable<Cell[][]>,
  format: CsvFormat,
): AsyncGenerator<string> {
  running += 1
  try {
    yield BYTE_ORDER_MARK + csvRow(headers, format)
    for await (const batch of batches) yield batch.map((row) => csvRow(row, format)).join('')
  } finally {
    running -= 1
  }
}

/** Reads on only as its reader does. */
function toStream(lines: AsyncGenerator<string>, reportFault: (fault: unknown) => void): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await lines.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (fault) {
          reportFault(fault)
          controller.error(fault)
        }
      },
      async cancel() {
        await lines.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
