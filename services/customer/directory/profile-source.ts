import { and, asc, eq, inArray } from 'drizzle-orm'
import { CUSTOMER_ATTRIBUTE_NAMESPACE, type CustomerAttribute } from '#contracts/customer.ts'
import { isLanguage, type Language } from '#domain/market/language.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { changeCompany } from '../companies/change-company.ts'
import type { CompanyMailOptions } from '../companies/company-mail.ts'
import { findMembership } from '../companies/company-rows.ts'
import { attributes, changedCustomers, companies, companyMembers, customers } from '../customer-tables.ts'
import { readAddresses } from '../people/address-book.ts'
import { removeCustomer } from '../remove-customer.ts'

/** A customer's data in the customer directory. The language is null if they never chose one. */
type ProfileFacts = {
  accountId: string
  name: string
  company: string | null
  standing: TradeStanding | null
  language: Language | null
}

export function profileSource(options: CompanyMailOptions) {
  return {
    takeChanged: takeChangedCustomers,
    find: findProfileFacts,
    readAddresses: (db: Queryable, accountId: string) => readAddresses({ db }, accountId),
    remove: removeCustomer,
    readCompany,
    changeCompany: (tx: Queryable, change: Parameters<typeof changeCompany>[2]) =>
      changeCompany(options, tx, change),
  }
}

/** Returns a customer's company with its members in the order they joined, or null for a consumer. */
async function readCompany(db: Queryable, accountId: string) {
  const found = await findMembership({ db }, accountId)
  if (!found) return null
  const people = await db
    .select({ member: companyMembers, customer: customers })
    .from(companyMembers)
    .innerJoin(customers, eq(customers.accountId, companyMembers.accountId))
    .where(eq(companyMembers.companyId, found.company.id))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.contactId))
  return {
    ...found.company,
    people: people.map(({ member: { accountId, role }, customer: { firstName, lastName } }) => ({
      accountId,
      role,
      name: `${firstName} ${lastName}`.trim(),
    })),
  }
}

/** Returns at most `limit` customers that changed since the last call, and removes them from the change table. */
async function takeChangedCustomers(tx: Queryable, limit: number): Promise<string[]> {
  const oldest = tx
    .select({ id: changedCustomers.id })
    .from(changedCustomers)
    .orderBy(asc(changedCustomers.id))
    .limit(limit)
  const taken = await tx.delete(changedCustomers).where(inArray(changedCustomers.id, oldest)).returning()
  return taken.map(({ accountId }) => accountId)
}

async function findProfileFacts(db: Queryable, accountIds: readonly string[]): Promise<ProfileFacts[]> {
  const isLanguageAttribute = and(
    eq(attributes.accountId, customers.accountId),
    eq(attributes.namespace, CUSTOMER_ATTRIBUTE_NAMESPACE),
    eq(attributes.key, 'language' satisfies CustomerAttribute),
  )
  const rows = await db
    .select({ customer: customers, company: companies, language: attributes.value })
    .from(customers)
    .leftJoin(companyMembers, eq(companyMembers.accountId, customers.accountId))
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .leftJoin(attributes, isLanguageAttribute)
    .where(inArray(customers.accountId, [...accountIds]))
  return rows.map(({ customer, company, language }) => ({
    accountId: customer.accountId,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    company: company?.name ?? null,
    standing: company?.standing ?? null,
    language: isLanguage(language) ? language : null,
  }))
}
