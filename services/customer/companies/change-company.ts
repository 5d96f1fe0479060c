import { eq } from 'drizzle-orm'
import type { CompanyChange } from '#contracts/company.ts'
import { nextExemption } from '#domain/company/tax-exemption.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { companies } from '../customer-tables.ts'
import { type CompanyMailOptions, mailTaxChange } from './company-mail.ts'
import { announceStanding, type CompanyRow, findMembership, lockCompany } from './company-rows.ts'

/**
 * Changes the name, standing, tax number or exemption of a customer's company. Emails its owners about changes of the
 * last two.
 */
export async function changeCompany(
  options: CompanyMailOptions,
  db: Queryable,
  { accountId, change, now }: { accountId: string; change: CompanyChange; now: Date },
): Promise<Result<CompanyRow, 'company-not-found'>> {
  return db.transaction(async (tx) => {
    const found = await findMembership({ db: tx }, accountId)
    const before = found && (await lockCompany(tx, found.company.id))
    if (!before) return refuse('company-not-found')
    const { exemption, ...values } = change
    const decided = exemption && {
      isTaxExempt: exemption.isExempt,
      exemptionDecidedBy: exemption.decidedBy,
      exemptionDecidedAt: now,
    }
    const set = { ...values, ...nextExemption(before, values.taxNumber), ...decided }
    if (Object.keys(set).length === 0) return ok(before)
    const [row] = await tx.update(companies).set(set).where(eq(companies.id, before.id)).returning()
    if (!row) return refuse('company-not-found')
    if (row.standing !== before.standing) await announceStanding(tx)
    await mailTaxChange(tx, options, { before, after: row, actor: null, now })
    return ok(row)
  })
}
