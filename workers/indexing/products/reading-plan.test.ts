import { expect, test } from 'vitest'
import type { ShopLocalization } from '#clients/commerce/localization-calls.ts'
import { planReadings } from './reading-plan.ts'

type Places = ShopLocalization['countries']

const OURS: Places = [
  { country: 'DE', currency: 'EUR', languages: ['en', 'de'] },
  { country: 'ES', currency: 'EUR', languages: ['en', 'es'] },
  { country: 'FR', currency: 'EUR', languages: ['en', 'fr'] },
  { country: 'GB', currency: 'GBP', languages: ['en'] },
  { country: 'IT', currency: 'EUR', languages: ['en', 'it'] },
  { country: 'US', currency: 'USD', languages: ['en'] },
]

function planned(primaryLanguage: ShopLocalization['primaryLanguage'], countries: Places) {
  const { original, localized, priced, listed } = planReadings({ primaryLanguage, countries })
  const name = ({ language, country }: typeof original) => `${language}-${country}`
  return {
    original: name(original),
    localized: Object.values(localized).map(name).join(' '),
    priced: Object.entries(priced).map(([currency, reading]) => `${currency} ${name(reading)}`),
    listed: listed.map(name),
    count: new Set([original, ...Object.values(localized), ...Object.values(priced)]).size,
  }
}

test.each([
  [
    'all languages and currencies: six readings',
    planned('en', OURS),
    {
      original: 'en-US',
      localized: 'en-US es-ES it-IT de-DE fr-FR',
      priced: ['EUR it-IT', 'USD en-US', 'GBP en-GB'],
      listed: ['it-IT', 'en-US', 'en-GB'],
      count: 6,
    },
  ],
  [
    'one language and one currency: one reading',
    planned('it', [{ country: 'IT', currency: 'EUR', languages: ['it'] }]),
    {
      original: 'it-IT',
      localized: 'it-IT it-IT it-IT it-IT it-IT',
      priced: ['EUR it-IT'],
      listed: ['it-IT'],
      count: 1,
    },
  ],
  [
    'English in one country far away',
    planned('en', [{ country: 'CA', currency: 'USD', languages: ['en'] }]),
    {
      original: 'en-CA',
      localized: 'en-CA en-CA en-CA en-CA en-CA',
      priced: ['USD en-CA'],
      listed: ['en-CA'],
      count: 1,
    },
  ],
  [
    'a currency in a country whose language is not among ours',
    planned('de', [
      { country: 'DE', currency: 'EUR', languages: ['de'] },
      { country: 'GB', currency: 'GBP', languages: [] },
    ]),
    {
      original: 'de-DE',
      localized: 'de-DE de-DE de-DE de-DE de-DE',
      priced: ['EUR de-DE', 'GBP de-GB'],
      listed: ['de-DE', 'de-GB'],
      count: 2,
    },
  ],
  [
    'no country and no language in common',
    planned(null, []),
    {
      original: 'en-US',
      localized: 'en-US en-US en-US en-US en-US',
      priced: [],
      listed: ['en-US'],
      count: 1,
    },
  ],
])('%s', (_, plan, expected) => {
  expect(plan).toEqual(expected)
})
