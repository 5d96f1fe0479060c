import type { OpenAccount } from '#app/features/account/profile/require-account.server.ts'

/** A default for forms; empty if unknown. */
export async function customerName({
  clients,
  session,
}: Pick<OpenAccount, 'clients' | 'session'>): Promise<string> {
  const person = await clients.customer.getCustomer(session.accessToken)
  return person.ok ? `${person.value.firstName} ${person.value.lastName}`.trim() : ''
}
