import { expect, test } from 'vitest'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { authenticateBuyer } from './authenticate-buyer.ts'

const locationId = 'gid://shopify/CompanyLocation/1'

/** Spec §4, §6: trade prices are for approved clients, at an address that is theirs. */
test.each<[string, TradeStanding | null, boolean, string[]]>([
  ['an approved client', 'approved', true, [locationId]],
  ['a stranger who signed up with the address of an approved client', 'approved', false, []],
  ['a pending client', 'pending', true, []],
  ['a rejected client', 'rejected', true, []],
  ['a consumer', null, true, []],
])('%s buys for the locations %#', async (_, standing, isEmailVerified, companyLocationIds) => {
  const authenticate = authenticateBuyer(
    async () => ({ accountId: 'ada', email: 'ada@studio.example', isEmailVerified }),
    async () => standing && { companyId: 'company', locationId, standing },
  )
  expect(await authenticate('token')).toEqual({
    customerId: 'gid://shopify/Customer/ada',
    companyLocationIds,
    verifiedEmail: isEmailVerified ? 'ada@studio.example' : null,
  })
})

test('a token that opens no account is no customer', async () => {
  const authenticate = authenticateBuyer(
    async () => null,
    async () => null,
  )
  expect(await authenticate('guess')).toBeNull()
})
