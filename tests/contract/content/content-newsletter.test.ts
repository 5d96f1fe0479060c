import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryCode } from '#domain/market/market.ts'
import type { Audience } from '#domain/visitor/segments.ts'
import { type EmbeddedContent, startContent } from '../support/embedded-content.ts'

const WORDS = ['title', 'subtitle', 'buttonCtaLabel', 'thankYouTitle', 'thankYouSubtitle', 'thankYouBtn']
const layer = (_id: string, limits: Record<string, unknown> = {}) => ({
  _id,
  _type: 'newsletterSignUpLayer',
  _updatedAt: '2026-10-01T00:00:00Z',
  ...Object.fromEntries(WORDS.map((name) => [name, { en: `${name} of ${_id}`, de: `${name} von ${_id}` }])),
  ...limits,
})

let content: EmbeddedContent
beforeAll(async () => {
  content = await startContent('in process', [
    layer('everywhere'),
    layer('north', { dedicatedCountries: ['US', 'CA'] }),
    layer('studios', { audience: 'is_trade' }),
    layer('german', { dedicatedCountries: ['DE', 'AT'] }),
  ])
})
afterAll(() => content.close())

// spec 3: newsletter layer: title, subtitle, button, picture, words of thanks, dedicated countries
// spec 7: newsletter sign-up layer by country
// spec 6: layers of the newsletter for an audience
test.each<['en' | 'de', CountryCode, readonly Audience[], string]>([
  ['en', 'US', [], 'title of north'],
  ['de', 'AT', ['repeat_users'], 'title von german'],
  ['en', 'FR', [], 'title of everywhere'],
  ['en', 'US', ['is_trade'], 'title of studios'],
])('the sign-up layer in %s for %s and the audiences %j: %s', async (language, country, segments, title) => {
  const found = await content.client().getSignUpLayer({ locale: { language, country }, segments })
  expect(found).toMatchObject({ ok: true, value: { title, image: null } })
})
