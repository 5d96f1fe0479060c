import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type TeamCustomer, teamCompanyChange } from '#contracts/team/customer.ts'
import { ok, refuse } from '#domain/result.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'
import { lockDirectory, updateDirectory } from './update-directory.ts'

/** Most actions require an account and are otherwise refused with `account-missing`. */
export function customerActions({ sources, removeFromOtherServices, clearBounce }: CareOptions) {
  return {
    /** Also available for guests. Clears the bounce mark of an address that can receive emails again. */
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
    /**
     * Emails a link to the customer only, in their language. Refused with `link-still-valid` if one was sent in the
     * last few minutes.
     */
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
     * Changes the customer's company for all its members: name, trade standing, tax number and tax exemption. Refused
     * with `company-not-found` if the customer has no company.
     */
    'change-company': defineChange<TeamCustomer, z.infer<typeof teamCompanyChange>>({
      roles: ['trade'],
      input: teamCompanyChange,
      // The rows of all members change. This lock prevents deadlocks with directory updates that hold some of them.
      lockFirst: lockDirectory,
      async run(tx, { id, detail }, { isTaxExempt, ...values }, { staff, now }) {
        const before = detail?.company
        if (!before || !sources.profiles) return refuse('company-not-found')
        const isExemptionChanged = isTaxExempt !== before.isTaxExempt || values.taxNumber !== before.taxNumber
        const exemption = { isExempt: isTaxExempt, decidedBy: staff.accountId }
        const change = { ...values, ...(isExemptionChanged && { exemption }) }
        const changed = await sources.profiles.changeCompany(tx, { accountId: id, change, now })
        if (!changed.ok) return changed
        await sources.orders?.renameCompany(tx, changed.value)
        await tx
          .update(customers)
          .set({ version: sql`${customers.version} + 1` })
          .where(eq(customers.id, id))
        await updateDirectory(tx, sources)
        return ok(true)
      },
    }),
    /**
     * Deletes the account as its owner could (docs/areas/accounts.md): everything except the orders, which become guest
     * orders. `email` confirms which customer is meant. A team member must leave the team first (`member-of-team`).
     * Refused with `customer-hosted` if a service is hosted elsewhere, since its data would remain.
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
        if (!profiles || !orders || !removeFromOtherServices) return refuse('customer-hosted')
        await removeFromOtherServices(tx, id)
        await profiles.remove(tx, id)
        await orders.remove(tx, id)
        return identity.remove(tx, id)
      },
    }),
  }
}
