import { join, relative } from 'node:path'
import { countProducts, countUntranslated, hasProducts } from '#services/commerce/catalogue/count-products.ts'
import { countPublishedDocuments } from '#services/content/documents/count-documents.ts'
import { countAccounts } from '#services/identity/count-accounts.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createSampleAccount } from '../settings/bank-account.ts'
import type { Configuration } from '../settings/config.ts'
import type { SetupFacts } from './setup-steps.ts'

/** The database must have been prepared. */
export async function readSetupFacts(
  configuration: Configuration,
  database: Pick<Database, 'db' | 'pool'>,
): Promise<SetupFacts> {
  const { house, houseFolder, services, demonstration, publicOrigin, isEmpty } = configuration
  const [, ...otherLanguages] = house.languages
  const [products, untranslated, documents, accounts] = await Promise.all([
    countProducts(database),
    countUntranslated(database, otherLanguages),
    countPublishedDocuments(database),
    countAccounts(database),
  ])
  const { bank } = services.commerce
  return {
    house,
    houseFile: relative(process.cwd(), join(houseFolder, 'house.json')),
    products: services.commerce.url === null ? products : null,
    untranslated: services.commerce.url === null ? untranslated : new Map(),
    documents: services.content.url === null && !services.content.isHosted ? documents : null,
    accounts,
    hasBankAccount: bank !== null && bank.iban !== createSampleAccount(house).iban,
    hasTestCard: demonstration !== 'off',
    hasMailServer: services.mail.smtpUrl !== null,
    publicOrigin,
    option: isEmpty ? ' --empty' : '',
  }
}

/** The function returns false for a hosted shop. Once there are products, the database is not checked again. */
export function watchEmptiness(
  { services }: Pick<Configuration, 'services'>,
  database: Pick<Database, 'db'>,
): () => Promise<boolean> {
  let mayBeEmpty = services.commerce.url === null
  return async () => {
    if (!mayBeEmpty) return false
    mayBeEmpty = !(await hasProducts(database))
    return mayBeEmpty
  }
}
