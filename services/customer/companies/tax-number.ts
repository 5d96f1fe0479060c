import { eq } from 'drizzle-orm'
import { exemptionAfter } from '#domain/company/tax-exemption.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { companies } from '../customer-tables.ts'
import { type CompanyCall, lockCompanyOfOwner } from './company-call.ts'

/** Stores the tax number of the caller's company. Another number ends its exemption. */
export async function changeTaxNumber(
  { db }: Database,
  call: CompanyCall,
  taxNumber: string,
): Promise<Result<null, 'company-not-found' | 'owner-only'>> {
  return db.transaction(async (tx) => {
    const found = await lockCompanyOfOwner(tx, call)
    if (!found.ok) return found
    const { company } = found.value
    await tx
      .update(companies)
      .set({ taxNumber, ...exemptionAfter(company, taxNumber) })
      .where(eq(companies.id, company.id))
    return ok(null)
  })
}
