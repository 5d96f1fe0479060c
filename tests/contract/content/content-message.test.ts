import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryCode } from '#domain/market/market.ts'
import { type EmbeddedContent, startContent } from '../support/embedded-content.ts'

const text = (en: string) => ({ en, de: `${en} (de)` })
const message = (_id: string, day: number, limits: Record<string, unknown> = {}) => ({
  _id,
  _type: 'marketingMessage',
  _updatedAt: `2026-10-${String(day).padStart(2, '0')}T00:00:00Z`,
  text: text(_id),
  ...limits,
})

let content: EmbeddedContent
beforeAll(async () => {
  content = await startContent('in process', [
    message('for-all', 1),
    message('for-all-newer', 5, { excludedCountries: ['FR'] }),
    message('for-germany', 2, { dedicatedCountries: ['DE', 'AT'], link: { url: '/categories/lighting' } }),
    message('for-austria-newer', 4, { dedicatedCountries: ['AT'] }),
    message('for-trade', 3, { b2bOnly: true, excludedCountries: ['GB'] }),
    message('for-japanese-trade', 9, { b2bOnly: true, dedicatedCountries: ['JP'] }),
  ])
})
afterAll(() => content.close())

/** Spec §6 and §7. */
test.each([
  ['consumer', 'US', 'for-all-newer', false],
  ['consumer', 'FR', 'for-all', false],
  ['consumer', 'DE', 'for-germany', true],
  ['consumer', 'AT', 'for-austria-newer', true],
  ['trade', 'US', 'for-trade', false],
  ['trade', 'DE', 'for-trade', false],
  ['trade', 'GB', 'for-all-newer', false],
  ['trade', 'JP', 'for-japanese-trade', true],
] as const satisfies [string, CountryCode, string, boolean][])(
  'a %s in %s reads %s',
  async (audience, country, id, isDedicated) => {
    const locale = { language: 'en', country } as const
    const result = await content.client().getMarketingMessage({ locale, audience })
    expect(result).toMatchObject({ ok: true, value: { id, isDedicated, text: id } })
  },
)

test('a message is in the requested language, with its link', async () => {
  const locale = { language: 'de', country: 'DE' } as const
  const result = await content.client().getMarketingMessage({ locale, audience: 'consumer' })
  const value = {
    id: 'for-germany',
    text: 'for-germany (de)',
    link: '/categories/lighting',
    isDedicated: true,
  }
  expect(result).toEqual({ ok: true, value })
})

test('a link to a script is left out of a message', async () => {
  const hostile = await startContent('in process', [
    message('for-all', 1, { link: { url: 'javascript:alert(1)' } }),
  ])
  const locale = { language: 'en', country: 'US' } as const
  const result = await hostile.client().getMarketingMessage({ locale, audience: 'consumer' })
  expect(result).toMatchObject({ ok: true, value: { id: 'for-all', link: null } })
  await hostile.close()
})

test('without a message nothing is returned', async () => {
  const empty = await startContent('in process')
  const locale = { language: 'en', country: 'US' } as const
  const result = await empty.client().getMarketingMessage({ locale, audience: 'trade' })
  expect(result).toEqual({ ok: true, value: null })
  await empty.close()
})
