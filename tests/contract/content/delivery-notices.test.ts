import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CountryCode } from '#domain/market/market.ts'
import { type EmbeddedContent, startContent } from '../support/embedded-content.ts'

const notice = (_id: string, attributes: Record<string, unknown> = {}) => ({
  _id,
  _type: 'deliveryNotice',
  kind: 'delay',
  from: '2026-11-20',
  to: '2026-12-03',
  delayWeekdays: 3,
  places: ['strip', 'product'],
  text: { en: _id, de: `${_id} (de)` },
  ...attributes,
})

let content: EmbeddedContent
beforeAll(async () => {
  content = await startContent('in process', [
    notice('for-all', { link: { url: '/legal/shipping-and-returns' }, excludedCountries: ['CH'] }),
    notice('for-france', { kind: 'guarantee', arrivesBy: '2026-12-23', dedicatedCountries: ['FR'] }),
    notice('of-next-year', { from: '2027-08-09', to: '2027-08-20', dedicatedCountries: ['IT'] }),
    notice('without-a-day', { kind: 'guarantee', dedicatedCountries: ['GB'] }),
    notice('in-no-place', { places: ['window'], dedicatedCountries: ['GB'] }),
    notice('to-a-script', { link: { url: 'javascript:alert(1)' }, dedicatedCountries: ['JP'] }),
  ])
})
afterAll(() => content.close())

const read = (country: CountryCode, language: 'de' | 'en' = 'en') =>
  content.client().getDeliveryNotices({ locale: { language, country } })

// spec 9: notices from content: countries, language, places, days
test.each([
  ['US', ['for-all']],
  ['CH', []],
  ['FR', ['for-all', 'for-france']],
  ['IT', ['of-next-year', 'for-all']],
] as const)('the notices in %s are %j, whatever their days', async (country, ids) => {
  const found = await read(country)
  expect(found.ok && found.value.map(({ id }) => id)).toEqual(ids)
})

test('a notice is in the requested language, with its days, its places and where it leads', async () => {
  const [found] = (await read('US', 'de').then((result) => (result.ok ? result.value : []))) ?? []
  expect(found).toMatchObject({
    kind: 'delay',
    text: 'for-all (de)',
    stripText: null,
    link: '/legal/shipping-and-returns',
    from: '2026-11-20',
    to: '2026-12-03',
    places: ['strip', 'product'],
    delayWeekdays: 3,
  })
})

test('an invalid notice is reported and left out, and a link to a script leads nowhere', async () => {
  content.problems.length = 0
  expect(await read('GB')).toMatchObject({ ok: true, value: [{ id: 'for-all' }] })
  expect(content.problems).toHaveLength(2)
  const japan = await read('JP')
  const link = japan.ok && japan.value.find(({ id }) => id === 'to-a-script')
  expect(link).toMatchObject({ link: null })
})
