import type { TeamItem } from '#contracts/team/convention.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '../database/database.ts'
import { writeAuditEvent } from './audit/write-audit-event.ts'
import type { TeamCall } from './call.ts'
import { refused } from './refused.ts'
import type { Staff } from './staff.ts'

/** A PDF file about an item. Null if the query is wrong. */
export type ResourceDocument<Item> = {
  roles: readonly Role[]
  make(
    item: Item,
    call: { query: Readonly<Record<string, string>>; now: Date },
  ): Promise<{ name: string; bytes: Uint8Array } | null>
}

type Source<Item> = {
  name: string
  find(db: Queryable, id: string, lock: 'lock' | undefined, staff: Staff): Promise<Item | null>
}

/** Sends a document, and logs that it was made: it leaves the shop with the data of a person. */
export async function sendDocument<Item extends TeamItem>(
  { name: resource, find }: Source<Item>,
  { name: action, definition }: { name: string; definition: ResourceDocument<Item> },
  { database, id, query, staff, now }: TeamCall,
): Promise<Response> {
  const item = await find(database.db, id, undefined, staff)
  if (!item) return refused(404, 'item-not-found')
  const made = await definition.make(item, { query, now })
  if (!made) return refused(400, 'request-malformed')
  await writeAuditEvent(database.db, {
    resource,
    objectId: id,
    action,
    before: {},
    after: {},
    accountId: staff.accountId,
    at: now,
  })
  return new Response(new Uint8Array(made.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${made.name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
