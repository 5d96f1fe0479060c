import type { OpenAccount } from '#app/features/account/profile/require-account.server.ts'

/** Returns a default for forms, which is empty if the name cannot be read. */
export async function customerName({
  clients,
  session,
}: Pick<OpenAccount, 'clients' | 'session'>): Promise<string> {
  const customer = await clients.customer.getCustomer(session.accessToken)
  return customer.ok ? `${customer.value.firstName} ${customer.value.lastName}`.trim() : ''
}
