import { readDemoDocuments } from '@bottega/demo-house/loader/load-content.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listBlock, wholeBlock } from '#clients/content/blocks/block-schema.ts'
import { PRODUCT_SORTS } from '#domain/catalogue/sorting.ts'
import { NOTICE_PLACES } from '#domain/delivery/delivery-notices.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { studioTypes } from '../../scripts/content/check/check-dataset.ts'
import { createDocumentCheck } from '../../scripts/content/check/check-document.ts'
import { SORTS } from '../../studio/schema/blocks/product-list.ts'
import { PLACES } from '../../studio/schema/documents/delivery-notice.ts'
import { NESTING_BLOCKS, PLAIN_BLOCKS } from '../../studio/schema/fields/blocks.ts'
import { LANGUAGES as STUDIO_LANGUAGES } from '../../studio/schema/fields/languages.ts'

const types = studioTypes
const documents = z
  .array(z.looseObject({ _id: z.string(), _type: z.string() }))
  .parse(await readDemoDocuments())
const check = createDocumentCheck(types, documents)

test.each(documents.map((document) => [document._id, document] as const))(
  '%s conforms to the schemas',
  (_, document) => {
    expect(check(document)).toEqual([])
  },
)

// spec 3: every document and block has a schema for editors, and the house's own documents keep to them
test('every document and block type of the demonstration has a schema with a preview', () => {
  const named = new Map(types.map((type) => [type.name, type]))
  const used = new Set(documents.map(({ _type }) => _type))
  const blocks = [...wholeBlock.options, ...listBlock.options].map(({ shape }) => shape.type.value)
  expect([...PLAIN_BLOCKS, ...NESTING_BLOCKS].sort()).toEqual(blocks.sort())
  for (const name of [...used, ...blocks]) expect(named.get(name), name).toHaveProperty('preview')
  expect(named.size).toBe(types.length)
})

test('the Studio and the shop have the same languages, sort orders and places of notices', () => {
  expect(STUDIO_LANGUAGES.map(({ id }) => id).sort()).toEqual([...LANGUAGES].sort())
  expect(SORTS).toEqual([...PRODUCT_SORTS])
  expect(PLACES).toEqual([...NOTICE_PLACES])
})

const landing = documents.find(({ _id }) => _id === 'landing-milan') ?? { _id: '', _type: '' }
const slot = { start: '18:00', end: '09:00' }

// spec 3: a document that does not keep to its schema is found out
test.each([
  ['without a title', { title: undefined }, 'landing-milan.title', 'is missing'],
  ['without English', { title: { it: 'Milano' } }, 'landing-milan.title.en', 'is missing'],
  ['with an attribute that none has', { titel: 'Mailand' }, 'landing-milan.titel', 'is not in the schema'],
  ['with a word for a number', { position: '1' }, 'landing-milan.position', 'is not of type number'],
  [
    'with a slug in capitals',
    { slug: { en: { current: 'Milan' } } },
    'landing-milan.slug.en',
    'Use lowercase letters, digits and single hyphens.',
  ],
  [
    'with a block that is none',
    { rows: [{ _key: 'a', _type: 'slideshow' }] },
    'landing-milan.rows[0]',
    'is of type slideshow, which is not allowed here',
  ],
  [
    'with a link into the dark',
    { rows: [{ _key: 'a', _type: 'ctaButton', cta: { label: { en: 'Go' }, url: 'javascript:alert(1)' } }] },
    'landing-milan.rows[0].cta.url',
    'A path of the shop (/…), or an address with https:, mailto: or tel:.',
  ],
  [
    'with a row of a page that is nowhere',
    {
      rows: [
        {
          _key: 'a',
          _type: 'documentsPreview',
          documents: [{ _key: 'b', _type: 'reference', _ref: 'gone' }],
        },
      ],
    },
    'landing-milan.rows[0].documents[0]',
    'refers to gone, which does not exist',
  ],
  [
    'with a row of something else',
    {
      rows: [
        {
          _key: 'a',
          _type: 'documentsPreview',
          documents: [{ _key: 'b', _type: 'reference', _ref: 'about' }],
        },
      ],
    },
    'landing-milan.rows[0].documents[0]',
    'may not refer to a about',
  ],
  [
    'with hours that end before they begin',
    {
      office: {
        ...Object(landing.office),
        hours: { ...Object(landing.office).hours, monday: { open: true, morning: slot } },
      },
    },
    'landing-milan.office.hours.monday.morning',
    'The end must be after the start.',
  ],
])('an invalid landing is reported: %s', (_, change, path, message) => {
  const problems = check({ ...landing, ...change }).filter(({ isWarning }) => !isWarning)
  expect(problems).toContainEqual({ path, message, isWarning: false })
})

const notice = documents.find(({ _id }) => _id === 'notice-christmas') ?? { _id: '', _type: '' }

// spec 3: an editor’s notice about deliveries is checked
test.each([
  ['that ends before it begins', { to: '2026-11-01' }, 'The last day is before the first.'],
  ['without its day', { arrivesBy: undefined }, 'A guarantee needs the day by which pieces arrive.'],
  ['of a day before it begins', { arrivesBy: '2026-11-01' }, 'The guaranteed day is before the first day.'],
  ['that is a delay of no known length', { kind: 'delay' }, 'A delay needs its number of weekdays.'],
])('an invalid notice about deliveries is reported: %s', (_, change, message) => {
  const path = 'notice-christmas'
  expect(check({ ...notice, ...change })).toContainEqual({ path, message, isWarning: false })
})

test('a notice appears in known places only', () => {
  const problems = check({ ...notice, places: ['strip', 'window'] })
  expect(problems).toMatchObject([{ path: 'notice-christmas.places' }])
})

test('an untranslated text is a warning', () => {
  expect(check({ ...landing, title: { ...Object(landing.title), de: undefined } })).toEqual([
    { path: 'landing-milan.title.de', message: 'is missing', isWarning: true },
  ])
})
