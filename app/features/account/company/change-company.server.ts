import type { CompanyRefused, CustomerCompany } from '#clients/customer/company-client.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Accepted } from '#domain/result.ts'
import type { CompanyFormChange, RefusedCompany } from './company-form.ts'
import { toCompanyRefusal } from './company-refusal.ts'

/** Returns null on success. */
export async function changeCompany(
  change: CompanyFormChange,
  { company, locale }: { company: CustomerCompany; locale: Locale },
): Promise<RefusedCompany | 'unauthorized' | null> {
  const done = await perform(change, company, locale)
  if (done.ok) return null
  if (done.code === 'unauthorized') return done.code
  const typed = {
    email: 'email' in change ? change.email : '',
    taxNumber: 'taxNumber' in change ? change.taxNumber : '',
  }
  const [field] = done.fields
  return {
    intent: change.intent,
    typed,
    field: field ? toCompanyRefusal(field.code) : null,
    form: field ? null : toCompanyRefusal(done.code),
  }
}

function perform(
  change: CompanyFormChange,
  company: CustomerCompany,
  { language, country }: Locale,
): Promise<Accepted<null> | CompanyRefused> {
  switch (change.intent) {
    case 'invite':
      return company.invite({ email: change.email, language, country })
    case 'resend':
      return company.resend(change.id, { language, country })
    case 'revoke':
      return company.revoke(change.id)
    case 'role':
      return company.changeRole(change.id, change.role)
    case 'remove':
    case 'leave':
      return company.removeMember(change.id)
    case 'remove-address':
      return company.removeAddress(change.id)
    case 'tax':
      return company.changeTaxNumber(change.taxNumber)
  }
}
