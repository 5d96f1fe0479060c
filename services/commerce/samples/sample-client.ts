import { ok, type Result, refuse } from '#domain/result.ts'
import { maySeeTradePrices, roleOf } from '#domain/visitor/roles.ts'
import type { CommerceOptions } from '../options.ts'

/** An approved trade client: who orders, where emails go, and for which company. */
export type SampleClient = { customerId: string; email: string; companyLocationId: string }

/** The client of an access token, by the standing that the house has set until now. */
export async function findSampleClient(
  { authenticate, tradeBuyerOf }: Pick<CommerceOptions, 'authenticate' | 'tradeBuyerOf'>,
  accessToken: string | undefined,
): Promise<Result<SampleClient, 'not-approved' | 'account-unavailable'>> {
  const authenticated = accessToken ? await authenticate(accessToken) : ok(null)
  if (!authenticated.ok) return authenticated
  const customer = authenticated.value
  if (!customer?.verifiedEmail) return refuse('not-approved')
  const { customerId, verifiedEmail: email } = customer
  const found = await tradeBuyerOf(customerId)
  if (!found.ok) return found
  const isApproved = maySeeTradePrices(roleOf(true, found.value?.standing ?? null))
  if (!found.value || !isApproved) return refuse('not-approved')
  return ok({ customerId, email, companyLocationId: found.value.companyLocationId })
}
