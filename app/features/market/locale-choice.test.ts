import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { chooseLocale } from './locale-choice.ts'

const PLACE = { origin: 'https://shop.test', house: SAMPLE_HOUSE }

test.each([
  [{ country: 'AT', language: 'de', to: '/products/laguna' }, '/de-at/products/laguna'],
  [{ country: 'US', language: 'en', to: '/de-at/products/laguna?v=1' }, '/products/laguna?v=1'],
  [{ country: 'AT', language: 'es', to: '/' }, '/de-at'],
  [{ country: 'IT', language: 'fr', to: '' }, '/fr-it'],
  [{ country: 'DE', language: 'de', to: 'https://elsewhere.test/x' }, '/de-de'],
  [{ country: 'DE', language: 'de', to: '//elsewhere.test/x' }, '/de-de'],
  [{ country: 'DE', language: 'de', to: '/\\elsewhere.test/x' }, '/de-de'],
])('%j redirects to %s', (form, address) => {
  expect(chooseLocale(formOf(form), PLACE)?.path).toBe(address)
})

// spec 3: cookies language, expected_locale, locale_changed_by_user
test('the choice is stored in cookies', () => {
  const { cookies } = chooseLocale(formOf({ country: 'at', language: 'de' }), PLACE) ?? { cookies: [] }
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    'language=de',
    'expected_locale=de-at',
    'locale_changed_by_user=true',
  ])
})

test.each([{}, { country: 'XX' }, { country: '' }])('%j is not a valid choice', (form) => {
  expect(chooseLocale(formOf(form), PLACE)).toBeNull()
})

test('a country where the house does not sell is no valid choice, and a language that it has not is not chosen', () => {
  const house = {
    country: 'GB',
    timeZone: 'Europe/London',
    languages: ['en'],
    countries: ['GB', 'DE'],
  } as const
  expect(chooseLocale(formOf({ country: 'FR', language: 'en' }), { ...PLACE, house })).toBeNull()
  expect(chooseLocale(formOf({ country: 'DE', language: 'de' }), { ...PLACE, house })?.path).toBe('/en-de')
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
