import type { TeamItem } from '#contracts/team/convention.ts'
import type { Result } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '../database/database.ts'
import { type PdfFile, pdfResponse } from '../pdf-response.ts'
import { writeAuditEvent } from './audit/write-audit-event.ts'
import type { TeamCall } from './call.ts'
import { refusedResponse } from './refused.ts'
import type { Staff } from './staff.ts'

/** A PDF file about an item. Refused if the query is invalid, or while too many documents are being created. */
export type ResourceDocument<Item> = {
  roles: readonly Role[]
  make(item: Item, call: { query: Readonly<Record<string, string>>; now: Date }): Promise<DocumentResult>
}
export type DocumentResult = Result<PdfFile, 'request-malformed' | 'documents-busy'>

/** After how long to retry while too many documents are being created. */
const RETRY_AFTER_SECONDS = 20

type Source<Item> = {
  name: string
  find(db: Queryable, id: string, lock: 'lock' | undefined, staff: Staff): Promise<Item | null>
}

/** Sends a document and logs it, because personal data leaves the shop with it. */
export async function sendDocument<Item extends TeamItem>(
  { name: resource, find }: Source<Item>,
  { name: action, definition }: { name: string; definition: ResourceDocument<Item> },
  { database, id, query, staff, now }: TeamCall,
): Promise<Response> {
  const item = await find(database.db, id, undefined, staff)
  if (!item) return refusedResponse(404, 'item-not-found')
  const made = await definition.make(item, { query, now })
  if (!made.ok) return refuseDocument(made.code)
  await writeAuditEvent(database.db, {
    resource,
    objectId: id,
    action,
    before: {},
    after: {},
    accountId: staff.accountId,
    at: now,
  })
  return pdfResponse(made.value, 'inline')
}

function refuseDocument(code: 'request-malformed' | 'documents-busy'): Response {
  if (code === 'request-malformed') return refusedResponse(400, code)
  const response = refusedResponse(503, code)
  response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return response
}
