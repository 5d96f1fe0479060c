import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryCode } from '#domain/market/market.ts'
import { type EmbeddedContent, startContent } from '../support/embedded-content.ts'
import { readFrameFor } from '../support/frame-of.ts'

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
    message('for-subscribers', 8, { audience: 'has_email_opted_in', excludedCountries: ['GB'] }),
    message('for-known-people', 7, { audience: 'repeat_users', dedicatedCountries: ['US'] }),
    message('for-japanese-trade', 9, { b2bOnly: true, dedicatedCountries: ['JP'] }),
  ])
})
afterAll(() => content.close())

// spec 6: a trade-only marketing message shows to trade clients when there is one; otherwise non-trade messages show
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
    const { messages } = await readFrameFor(content.client(), { locale, isTrade: audience === 'trade' })
    expect(messages.message).toMatchObject({ id, isDedicated, text: id })
  },
)

// spec 6: messages of the strip for an audience
test.each([
  ['US', [], null],
  ['US', ['has_email_opted_in'], 'for-subscribers'],
  ['US', ['repeat_users', 'has_email_opted_in'], 'for-known-people'],
  ['DE', ['repeat_users'], null],
  ['GB', ['has_email_opted_in'], null],
] as const)('in %s the message for %j beside that for everyone is %s', async (country, segments, id) => {
  const locale = { language: 'en', country } as const
  const { messages } = await readFrameFor(content.client(), { locale, segments })
  expect(messages.targeted?.id ?? null).toBe(id)
  expect(messages.message?.id).not.toBe(id)
})

test('a page knows which audiences have a message of their own in its country, without their messages', async () => {
  const found = async (country: CountryCode) =>
    (await readFrameFor(content.client(), { locale: { language: 'en', country } })).messages
  const [us, gb] = await Promise.all([found('US'), found('GB')])
  expect(us.audiences.toSorted()).toEqual(['has_email_opted_in', 'repeat_users'])
  expect(JSON.stringify(us)).not.toContain('for-subscribers')
  expect(gb.audiences).toEqual([])
})

// spec 7: marketing messages: country-dedicated first, then most recently updated; in the requested language, with an optional link
test('a message is in the requested language, with its link', async () => {
  const locale = { language: 'de', country: 'DE' } as const
  const { messages } = await readFrameFor(content.client(), { locale })
  const value = {
    id: 'for-germany',
    text: 'for-germany (de)',
    link: '/categories/lighting',
    isDedicated: true,
  }
  expect(messages.message).toMatchObject(value)
})

test('a link to a script is left out of a message', async () => {
  const hostile = await startContent('in process', [
    message('for-all', 1, { link: { url: 'javascript:alert(1)' } }),
  ])
  const locale = { language: 'en', country: 'US' } as const
  const { messages } = await readFrameFor(hostile.client(), { locale })
  expect(messages.message).toMatchObject({ id: 'for-all', link: null })
  await hostile.close()
})

test('without a message nothing is returned', async () => {
  const empty = await startContent('in process')
  const locale = { language: 'en', country: 'US' } as const
  const { messages } = await readFrameFor(empty.client(), { locale, isTrade: true, segments: ['is_trade'] })
  expect(messages).toEqual({ message: null, targeted: null, audiences: [] })
  await empty.close()
})
