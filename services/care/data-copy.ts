import { eq } from 'drizzle-orm'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import type { TeamCall } from '#services/kernel/team/call.ts'
import { refused } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'

const AUDITED = { resource: 'customers', action: 'data-copy' }

/**
 * `POST /customers/{id}/data-copy`: a copy of a customer's data, as the body of the response, which is not stored. Each
 * one requires a recent second factor and is in the audit log, before it leaves.
 */
export function dataCopyRoute({ copyData, sources, clock }: CareOptions): TeamRoute {
  return {
    method: 'POST',
    path: '/customers/:id/data-copy',
    roles: ['care'],
    needsConfirmation: true,
    audits: AUDITED,
    async handle({ database, staff, now, id }: TeamCall) {
      const [customer] = await database.db.select().from(customers).where(eq(customers.id, id))
      if (!customer) return refused(404, 'item-not-found')
      const { accountId, email } = customer
      const account = accountId === null ? null : await sources.identity.read(database.db, accountId, clock())
      const owner = { accountId, email, isEmailVerified: account?.isEmailVerified ?? false }
      const copy = await copyData(owner)
      if (!copy.ok) return Response.json({ code: copy.code }, { status: 422 })
      await writeAuditEvent(database.db, {
        ...AUDITED,
        objectId: id,
        before: {},
        after: {},
        accountId: staff.accountId,
        at: now,
      })
      return Response.json(copy.value)
    },
  }
}
