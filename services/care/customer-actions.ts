import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type TeamCustomer, teamCompanyChange } from '#contracts/team/customer.ts'
import { ok, refuse } from '#domain/result.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'
import { lockDirectory, updateDirectory } from './update-directory.ts'

/** Most actions require that the customer has an account; otherwise `account-missing`. */
export function customerActions({ sources, removeElsewhere, clearBounce }: CareOptions) {
  return {
    /** Also for guests. The address can receive emails again, so it is no longer marked as bouncing. */
    'clear-bounce': defineChange<TeamCustomer, object>({
      roles: ['care', 'orders'],
      input: z.strictObject({}),
      async run(tx, { id, email }) {
        await clearBounce(tx, email)
        await tx
          .update(customers)
          .set({ version: sql`${customers.version} + 1` })
          .where(eq(customers.id, id))
        return ok(true)
      },
    }),
    /** Emails them a link, in their language, which no one else receives. `link-still-valid` a few minutes later. */
    'send-password-link': defineChange<TeamCustomer, object>({
      roles: ['care', 'orders', 'trade'],
      input: z.strictObject({}),
      async run(tx, { id, hasAccount, language }) {
        if (!hasAccount) return refuse('account-missing')
        const sent = await sources.identity.sendPasswordLink(tx, { accountId: id, language })
        if (!sent.ok) return sent
        await tx
          .update(customers)
          .set({ version: sql`${customers.version} + 1` })
          .where(eq(customers.id, id))
        return ok(true)
      },
    }),
    /**
     * Changes the company of the customer, for all its people: its name, trade standing and tax number, and whether it
     * buys without tax. Anyone who has none is refused: `company-not-found`.
     */
    'change-company': defineChange<TeamCustomer, z.infer<typeof teamCompanyChange>>({
      roles: ['trade'],
      input: teamCompanyChange,
      // The rows of all its people change. Without this lock, an update that holds one of them could wait for this one.
      lockFirst: lockDirectory,
      async run(tx, { id, detail }, { isTaxExempt, ...values }, { staff, now }) {
        const before = detail?.company
        if (!before || !sources.profiles) return refuse('company-not-found')
        const isDecided = isTaxExempt !== before.isTaxExempt || values.taxNumber !== before.taxNumber
        const exemption = { isExempt: isTaxExempt, decidedBy: staff.accountId }
        const change = { ...values, ...(isDecided && { exemption }) }
        const changed = await sources.profiles.changeCompany(tx, { accountId: id, change, now })
        if (!changed.ok) return changed
        await sources.orders?.nameCompany(tx, changed.value)
        await tx
          .update(customers)
          .set({ version: sql`${customers.version} + 1` })
          .where(eq(customers.id, id))
        await updateDirectory(tx, sources)
        return ok(true)
      },
    }),
    /**
     * Deletes the account as its owner could (docs/areas/accounts.md): everything but the orders, which become those of
     * a guest. `email` confirms which customer is meant. A member of the team must leave it first (`member-of-team`).
     * Refused with `customer-hosted` where a service is hosted elsewhere, since a part would remain.
     */
    delete: defineChange<TeamCustomer, { email: string }>({
      roles: ['care'],
      removes: true,
      input: z.strictObject({ email: z.string().max(254) }),
      async run(tx, { id, email, hasAccount, detail }, given) {
        if (!hasAccount) return refuse('account-missing')
        if (given.email.trim().toLowerCase() !== email)
          return { ok: false, code: 'fields-refused', fields: [{ path: 'email', code: 'email-differs' }] }
        if (detail?.account?.isMemberOfTeam) return refuse('member-of-team')
        const { identity, profiles, orders } = sources
        if (!profiles || !orders || !removeElsewhere) return refuse('customer-hosted')
        await removeElsewhere(tx, id)
        await profiles.remove(tx, id)
        await orders.remove(tx, id)
        return identity.remove(tx, id)
      },
    }),
  }
}
