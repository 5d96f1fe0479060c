import { expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import type { TradeStanding } from '#domain/visitor/roles.ts'
import { createBuyerAuthenticator } from './authenticate-buyer.ts'

const locationId = 'gid://shopify/CompanyLocation/1'

/** Spec §4, §6: trade prices are for approved clients with a verified address. */
test.each<[string, TradeStanding | null, boolean, string[]]>([
  ['an approved client', 'approved', true, [locationId]],
  ['a stranger who signed up with the address of an approved client', 'approved', false, []],
  ['a pending client', 'pending', true, []],
  ['a rejected client', 'rejected', true, []],
  ['a consumer', null, true, []],
])('%s buys for the locations %#', async (_, standing, isEmailVerified, companyLocationIds) => {
  const authenticate = createBuyerAuthenticator(
    async () => ok({ accountId: 'ada', email: 'ada@studio.example', isEmailVerified }),
    async () =>
      ok(
        standing && {
          companyId: 'company',
          locationId,
          standing,
          name: 'Studio',
          role: 'owner',
          taxNumber: '',
          isTaxExempt: false,
        },
      ),
  )
  const verifiedEmail = isEmailVerified ? 'ada@studio.example' : null
  const customerId = 'gid://shopify/Customer/ada'
  const expected = { customerId, companyLocationIds, exemptNumber: null, verifiedEmail }
  expect(await authenticate('token')).toEqual(ok(expected))
})

test('a token without an account is not a customer', async () => {
  const authenticate = createBuyerAuthenticator(
    async () => ok(null),
    async () => ok(null),
  )
  expect(await authenticate('guess')).toEqual(ok(null))
})

test('a customer whose company cannot be read is not taken for a consumer', async () => {
  const authenticate = createBuyerAuthenticator(
    async () => ok({ accountId: 'ada', email: 'ada@studio.example', isEmailVerified: true }),
    async () => refuse('account-unavailable'),
  )
  expect(await authenticate('token')).toEqual(refuse('account-unavailable'))
})
