import type { Person } from '#contracts/identity.ts'
import { type Audience, isRepeatUser } from '#domain/visitor/segments.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { deleteAccountVisitors, findVisitor } from './identified-visitors.ts'
import { isSubscribed, isVisitorSubscribed } from './newsletter/subscriber-visitors.ts'
import type { AudienceOptions } from './options.ts'

/**
 * The customer behind a visitor id. `person` is null if a hosted provider stores accounts. `accountId` is null for a
 * newsletter subscriber who has never signed in.
 */
export type IdentifiedCustomer = {
  readonly vuid: string
  readonly accountId: string | null
  readonly person: Person | null
}

/** Returns the customer behind a visitor id, or null for an unknown visitor or a deleted account. */
export async function findCustomer(
  { database, facts }: AudienceOptions,
  visitorId: string,
): Promise<IdentifiedCustomer | null> {
  const accountId = await findVisitor(database, visitorId)
  if (accountId === null) return findSubscriber(database, visitorId)
  const person = await facts.findPerson(accountId)
  if (person !== 'unknown') return { vuid: visitorId, accountId, person }
  await deleteAccountVisitors(database.db, accountId)
  return findSubscriber(database, visitorId)
}

async function findSubscriber(database: Database, vuid: string): Promise<IdentifiedCustomer | null> {
  const isSubscriber = (await isVisitorSubscribed(database, vuid)) !== null
  return isSubscriber ? { vuid, accountId: null, person: null } : null
}

/**
 * Returns which of the requested audiences a customer belongs to (Spec §6). Loads data only if an audience needs it.
 * Throws if a service is unavailable.
 */
export async function findAudiences(
  { database, facts }: AudienceOptions,
  { vuid, accountId, person }: IdentifiedCustomer,
  requested: readonly Audience[],
): Promise<readonly Audience[]> {
  const isVerified = person?.isEmailVerified === true
  const email = isVerified ? person.email : null
  const belongs: Record<Audience, () => Promise<boolean>> = {
    repeat_users: async () => accountId !== null && isRepeatUser(await facts.countOrders(accountId, email)),
    is_trade: async () =>
      accountId !== null && (person === null || isVerified) && facts.hasCompany(accountId),
    has_email_opted_in: async () =>
      (email !== null && (await isSubscribed(database, email))) ||
      (await isVisitorSubscribed(database, vuid)) === true,
  }
  const memberships = await Promise.all(requested.map((audience) => belongs[audience]()))
  return requested.filter((_audience, index) => memberships[index])
}
