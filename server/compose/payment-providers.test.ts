import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { createSampleAccount } from '../settings/bank-account.ts'
import type { ServiceSettings } from '../settings/config.ts'
import { createPaymentProviders } from './services/commerce-service.ts'

const SAMPLE_ACCOUNT = createSampleAccount(SAMPLE_HOUSE)
const withBank = (bank: typeof SAMPLE_ACCOUNT | null) => ({ commerce: { bank } }) as ServiceSettings

test.each([
  ['off', null, []],
  ['off', SAMPLE_ACCOUNT, ['bank-transfer']],
  ['chosen', SAMPLE_ACCOUNT, ['bank-transfer', 'test-card']],
  ['assumed', SAMPLE_ACCOUNT, ['bank-transfer', 'test-card']],
] as const)('with the demonstration %s and the account %o one pays by %o', (demonstration, bank, codes) => {
  const providers = createPaymentProviders({ demonstration, services: withBank(bank) }, () => true)
  expect(providers.filter((provider) => provider.isOffered()).map(({ code }) => code)).toEqual(codes)
})

test('a demonstration that has ended offers no payment methods, and a real shop is not affected', () => {
  const offered = (demonstration: 'assumed' | 'off') =>
    createPaymentProviders({ demonstration, services: withBank(SAMPLE_ACCOUNT) }, () => false).filter(
      (provider) => provider.isOffered(),
    )
  expect(offered('assumed')).toEqual([])
  expect(offered('off')).toHaveLength(1)
})
