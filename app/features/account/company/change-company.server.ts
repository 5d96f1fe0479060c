import type { CompanyRefusal, CustomerCompany } from '#clients/customer/company-client.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Accepted } from '#domain/result.ts'
import type { CompanyFormChange, CompanyFormRefusal } from './company-form.ts'
import { toCompanyRefusal } from './company-refusal.ts'

/** Returns null on success. */
export async function changeCompany(
  change: CompanyFormChange,
  { company, locale }: { company: CustomerCompany; locale: Locale },
): Promise<CompanyFormRefusal | 'unauthorized' | null> {
  const result = await applyChange(change, company, locale)
  if (result.ok) return null
  if (result.code === 'unauthorized') return result.code
  const typed = {
    email: 'email' in change ? change.email : '',
    taxNumber: 'taxNumber' in change ? change.taxNumber : '',
  }
  const [field] = result.fields
  return {
    intent: change.intent,
    typed,
    field: field ? toCompanyRefusal(field.code) : null,
    form: field ? null : toCompanyRefusal(result.code),
  }
}

function applyChange(
  change: CompanyFormChange,
  company: CustomerCompany,
  { language, country }: Locale,
): Promise<Accepted<null> | CompanyRefusal> {
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
