import { eq } from 'drizzle-orm'
import { parseCompanyTaxNumber } from '#domain/company/company-tax-number.ts'
import { exemptionAfter } from '#domain/company/tax-exemption.ts'
import { ok, type Result } from '#domain/result.ts'
import type { VatNumberCode } from '#domain/trade/vat-number.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { companies } from '../customer-tables.ts'
import { readCompanyAddresses } from './company-addresses.ts'
import { type CompanyCall, lockCompanyOfOwner } from './company-call.ts'
import { type CompanyMailOptions, mailTaxChange } from './company-mail.ts'

/** Stores the tax number of the caller's company, which has its default address where it is taxed. Another number ends its exemption. */
export async function changeTaxNumber(
  options: CompanyMailOptions & { database: Database },
  call: CompanyCall,
  text: string,
): Promise<Result<null, 'company-not-found' | 'owner-only' | VatNumberCode>> {
  return options.database.db.transaction(async (tx) => {
    const found = await lockCompanyOfOwner(tx, call)
    if (!found.ok) return found
    const { company } = found.value
    const [home] = await readCompanyAddresses(tx, company.id)
    const parsed = parseCompanyTaxNumber(text, home?.address.country ?? null)
    if (!parsed.ok) return parsed
    const taxNumber = parsed.value
    const [changed] = await tx
      .update(companies)
      .set({ taxNumber, ...exemptionAfter(company, taxNumber) })
      .where(eq(companies.id, company.id))
      .returning()
    if (changed)
      await mailTaxChange(tx, options, {
        before: company,
        after: changed,
        actor: call.caller.accountId,
        now: call.now,
      })
    return ok(null)
  })
}
