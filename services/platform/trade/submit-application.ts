import { createHash } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type {
  NewTradeApplication,
  RefusedTradeField,
  TradeApplicationReceipt,
} from '#contracts/trade-application.ts'
import { normalizeAddress } from '#domain/address/address.ts'
import { findPhoneOffice } from '#domain/house/phone-office.ts'
import { type CountryCode, isCountryCode } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { applicationErrors, applicationPasswordErrors } from '#domain/trade/application.ts'
import { refuseKnownApplicant } from '#domain/trade/application-lifecycle.ts'
import { decideBy } from '#domain/trade/decide-by.ts'
import { parseVatNumber, toViesNumber } from '#domain/trade/vat-number.ts'
import { parseWebsite } from '#domain/trade/website.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { claimCertificate, lockUnclaimed } from '../requests/attachments/attachment-store.ts'
import { parsePhone } from './phone-number.ts'
import { createNewApplicationEmails } from './trade-mail.ts'
import type { TradeStore } from './trade-options.ts'
import { tradeApplications } from './trade-tables.ts'

type Refusal =
  | 'trade-application-processed'
  | 'email-registered'
  | 'idempotency-key-reused'
  | 'accounts-elsewhere'
  | 'account-unavailable'
type SubmitResult =
  | Result<TradeApplicationReceipt, Refusal>
  | { ok: false; code: 'trade-application-refused'; fields: RefusedTradeField[] }

type KeyedApplication = NewTradeApplication & { key: string }

/** Returns the errors of an application, or an empty list if it is valid. */
export function findRefusedFields({ fields, email, terms, clause, password }: NewTradeApplication) {
  const errors: { path: string; code: string }[] = applicationErrors({
    ...fields,
    email,
    terms,
    clause,
  }).map(({ field, code }) => ({ path: field, code }))
  if (!errors.some(({ path }) => path === 'phone') && parsePhone(fields.phone, fields.country) === null)
    errors.push({ path: 'phone', code: 'phone-invalid' })
  if (password !== null)
    for (const { field, code } of applicationPasswordErrors(password, password))
      errors.push({ path: field, code })
  return errors
}

/** Returns the receipt of an earlier call with the same key, with a new ticket, or null if there was none. */
export async function findEarlierSubmission(
  store: TradeStore,
  application: NewTradeApplication,
  key: string,
): Promise<SubmitResult | null> {
  const [stored] = await store.database.db
    .select()
    .from(tradeApplications)
    .where(eq(tradeApplications.idempotencyKey, key))
  if (!stored) return null
  if (stored.bodyDigest !== applicationDigest(application)) return refuse('idempotency-key-reused')
  const ticket = await createAccount(store, { ...application, key })
  return ok({ ticket: ticket.ok ? ticket.value : null })
}

/**
 * Stores a valid application after creating its account and company. Each step may be repeated with the same key: after
 * an error, the next attempt completes what the last one started. Of simultaneous calls, one stores the application and
 * the others get its receipt.
 */
export async function submitApplication(
  store: TradeStore,
  application: NewTradeApplication,
  key: string,
): Promise<SubmitResult> {
  const { database, trade } = store
  const valid = { ...application, key }
  if (!(await lockCertificate(database.db, application)))
    return (await findEarlierSubmission(store, application, key)) ?? CERTIFICATE_UNKNOWN
  const refusal = await findKnownRefusal(store, valid)
  // A simultaneous call with the same key may have stored it.
  if (refusal !== null) return (await findEarlierSubmission(store, application, key)) ?? refuse(refusal)
  const ticket = await createAccount(store, valid)
  if (!ticket.ok) return ticket
  const accountId = applicantAccountId(valid)
  const fields = normalizeFields(application.fields)
  const { company: name, country, vatNumber } = fields
  const company = await trade.accounts.setCompany(accountId, {
    name,
    address: normalizeAddress(fields, country),
    ...(vatNumber && { taxNumber: vatNumber }),
  })
  if (!company.ok) return company
  const isStored = await database.db.transaction((tx) => storeApplication(tx, valid, store))
  if (isStored) return ok({ ticket: ticket.value })
  return (await findEarlierSubmission(store, application, key)) ?? refuse('trade-application-processed')
}

const CERTIFICATE_UNKNOWN = {
  ok: false,
  code: 'trade-application-refused',
  fields: [{ path: 'certificate', code: 'attachment-unknown' }],
} satisfies SubmitResult

/** Locks the certificate until the transaction ends. Returns false if it was removed or belongs to something else. */
async function lockCertificate(tx: Queryable, { certificate }: NewTradeApplication): Promise<boolean> {
  return certificate === null || lockUnclaimed(tx, [certificate])
}

/** Spec §8: returns the refusal that follows from what is known about the address or account, or null if none does. */
async function findKnownRefusal(
  { database: { db }, trade: { accounts } }: TradeStore,
  valid: KeyedApplication,
): Promise<'trade-application-processed' | 'email-registered' | 'account-unavailable' | null> {
  const { email, accountId } = valid
  const [applied] = await db
    .select({ id: tradeApplications.id })
    .from(tradeApplications)
    .where(
      or(
        eq(tradeApplications.email, email.toLowerCase()),
        accountId === null ? undefined : eq(tradeApplications.accountId, accountId),
      ),
    )
  if (applied) return refuseKnownApplicant({ hasApplied: true, hasAccount: true, isOwn: false })
  const found = accountId === null ? await accounts.find(email) : ok(accountId)
  if (!found.ok) return found.code
  // There is no account, or it is from an earlier attempt, whose company may not exist yet.
  if (found.value === null || (accountId === null && found.value === applicantAccountId(valid))) return null
  const company = await accounts.companyOf(found.value)
  if (!company.ok) return company.code
  return refuseKnownApplicant({
    hasApplied: company.value !== null,
    hasAccount: true,
    isOwn: accountId !== null,
  })
}

/** Creates an account for an applicant who is not signed in, and returns a ticket to sign in. Null if they are. */
async function createAccount({ trade: { accounts } }: TradeStore, valid: KeyedApplication) {
  const { accountId, password, email, language, network } = valid
  if (accountId !== null) return ok(null)
  if (accounts.create === null || password === null) return refuse('accounts-elsewhere')
  const created = await accounts.create({ id: applicantAccountId(valid), email, password, language, network })
  if (created.ok) return created
  const { code } = created
  if (code === 'email-registered') return refuse(code)
  const path = PASSWORD_REFUSALS.includes(code) ? 'password' : code === 'email-invalid' ? 'email' : null
  if (path === null) return refuse('account-unavailable')
  return { ok: false as const, code: 'trade-application-refused' as const, fields: [{ path, code }] }
}

const PASSWORD_REFUSALS: readonly string[] = ['password-refused', 'password-common', 'password-personal']

async function storeApplication(
  tx: Queryable,
  { key, ...application }: KeyedApplication,
  { clock, trade }: TradeStore,
): Promise<boolean> {
  const { certificate, language } = application
  const now = clock()
  const fields = normalizeFields(application.fields)
  if (!(await lockCertificate(tx, application))) return false
  const [stored] = await tx
    .insert(tradeApplications)
    .values({
      accountId: applicantAccountId({ key, ...application }),
      email: application.email.toLowerCase(),
      fields,
      language,
      receivedAt: now,
      decideBy: decideBy(findPhoneOffice(fields.country, trade.house.contact, now), now),
      vatCheckDue: toViesNumber(fields.vatNumber, fields.country) === null ? null : now,
      idempotencyKey: key,
      bodyDigest: applicationDigest(application),
    })
    .onConflictDoNothing()
    .returning()
  if (!stored) return false
  if (certificate !== null) await claimCertificate(tx, stored.id, certificate)
  for (const mail of createNewApplicationEmails(stored, trade)) await trade.sendMail(tx, mail)
  return true
}

/**
 * Returns the fields in the form in which they are stored: without those that the country does not use, and with
 * numbers in international form.
 */
function normalizeFields(
  fields: NewTradeApplication['fields'],
): NewTradeApplication['fields'] & { country: CountryCode } {
  const { country, website, vatNumber, phone } = fields
  if (!isCountryCode(country)) throw new Error(`A valid application from an unknown country: ${country}`)
  const vat = vatNumber === '' ? null : parseVatNumber(vatNumber, country)
  return {
    ...fields,
    ...normalizeAddress(fields, country),
    country,
    website: parseWebsite(website) ?? website,
    vatNumber: vat?.ok ? vat.value : '',
    phone: parsePhone(phone, country) ?? phone,
  }
}

/**
 * Returns the account id of an applicant who is not signed in: a UUID (RFC 9562, version 8) derived from the key of the
 * form, so that a repeated attempt finds its own account.
 */
function applicantAccountId({ accountId, key }: Pick<KeyedApplication, 'accountId' | 'key'>): string {
  if (accountId !== null) return accountId
  const hex = createHash('sha256').update(`account of an applicant ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Excludes the network, since a visitor may repeat a call from another one, and the password, which is stored only as
 * its hash.
 */
function applicationDigest({ network: _, password: __, ...application }: NewTradeApplication): string {
  return createHash('sha256').update(JSON.stringify(application)).digest('base64url')
}
