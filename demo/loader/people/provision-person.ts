import { normalizeAddress } from '../../../domain/address/address.ts'
import { globalId } from '../../../domain/ids.ts'
import { setCompany } from '../../../services/customer/companies/company-rows.ts'
import { addAddress, readAddresses } from '../../../services/customer/people/address-book.ts'
import { renameCustomer } from '../../../services/customer/people/customer-rows.ts'
import { createAccount, findAccountByEmail } from '../../../services/identity/accounts/accounts.ts'
import { changeAccount } from '../../../services/identity/accounts/change-account.ts'
import { hashPassword } from '../../../services/identity/passwords/password-hash.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { saveItem } from '../../../services/platform/saved-items.ts'
import type { DemoPerson } from '../../people/people.ts'
import type { PastCustomer } from './past-shop.ts'
import { provisionList } from './provision-list.ts'

/** Creates an account with a verified email address, or sets the password of the existing one. Returns its id. */
export async function provisionAccount(
  database: Database,
  { email, language }: Pick<DemoPerson, 'email' | 'language'>,
  password: string,
  now: Date,
): Promise<string> {
  const existing = await findAccountByEmail(database, email)
  if (existing) {
    const credentials = { passwordHash: await hashPassword(password) }
    await changeAccount(database.db, existing, { change: 'password-changed', credentials })
    return existing.id
  }
  const details = { email, password, language, hasPersonalizedConsent: false }
  const created = await createAccount(database.db, details, now)
  if (!created.ok) throw new Error(`There is already an account with the email address ${email}`)
  const credentials = { emailVerifiedAt: now }
  await changeAccount(database.db, created.value, { change: 'email-verified', credentials })
  return created.value.id
}

/**
 * Stores names, company, addresses, saved items and lists; existing ones are not changed. `findProductId` resolves
 * handles.
 */
export async function provisionPerson(
  database: Database,
  accountId: string,
  { firstName, lastName, company, addresses, saved, lists }: DemoPerson,
  { findProductId, now }: { findProductId: (handle: string) => Promise<string | null>; now: Date },
): Promise<PastCustomer> {
  await renameCustomer(database, accountId, { firstName, lastName, now })
  const contact = company && (await setCompany(database, { accountId, ...company, now }))
  if ((await readAddresses(database, accountId)).length === 0) {
    for (const draft of addresses) {
      const address = normalizeAddress(draft, draft.country)
      await addAddress(database, { accountId, address, isDefault: false, now })
    }
  }
  for (const [index, handle] of saved.entries()) {
    const productId = await findProductId(handle)
    const savedAt = new Date(now.getTime() + index)
    if (productId !== null) await saveItem(database, { accountId, productId, now: savedAt })
  }
  for (const list of lists) await provisionList(database, accountId, list, { findProductId, now })
  const companyLocationId = contact && globalId('CompanyLocation', contact.locationId)
  return { accountId, companyLocationId, standing: contact?.standing ?? null }
}
