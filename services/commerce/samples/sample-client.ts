import { ok, type Result, refuse } from '#domain/result.ts'
import { maySeeTradePrices, type Role, toRole } from '#domain/visitor/roles.ts'
import type { CommerceOptions } from '../options.ts'

/**
 * The person who orders samples, with their email address, and their company if they are an approved trade client.
 * `customerId` is null for a guest, whose address is proven by the link sent to it. The role decides which pieces they
 * may see.
 */
export type SampleClient = {
  customerId: string | null
  email: string
  companyLocationId: string | null
  role: Role
}

/**
 * The customer of an access token, with a verified address, and their current standing. `not-approved`: there is no
 * such customer, or their trade application is pending; until it is decided, nothing can be ordered.
 */
export async function findSampleClient(
  { authenticate, findTradeBuyer }: Pick<CommerceOptions, 'authenticate' | 'findTradeBuyer'>,
  accessToken: string | undefined,
): Promise<Result<SampleClient, 'not-approved' | 'account-unavailable'>> {
  const authenticated = accessToken ? await authenticate(accessToken) : ok(null)
  if (!authenticated.ok) return authenticated
  const customer = authenticated.value
  if (!customer?.verifiedEmail) return refuse('not-approved')
  const { customerId, verifiedEmail: email } = customer
  const found = await findTradeBuyer(customerId)
  if (!found.ok) return found
  const role = toRole(true, found.value?.standing ?? null)
  if (role === 'trade-pending') return refuse('not-approved')
  const companyLocationId = maySeeTradePrices(role) ? (found.value?.companyLocationId ?? null) : null
  return ok({ customerId, email, companyLocationId, role })
}
