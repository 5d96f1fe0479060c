import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { REQUEST_LENGTHS, type RequestPiece } from '#contracts/request.ts'
import { REQUEST_KINDS, type RequestKind } from '#domain/request/request-kinds.ts'
import { formSchema, type RequestContext, toRequest } from '../form/request-form.ts'
import { REQUEST_FORMS } from './request-forms.ts'

const PIECE: RequestPiece = {
  productId: 'gid://shopify/Product/1',
  variantId: 'gid://shopify/ProductVariant/2',
  slug: 'canneto',
  title: 'Canneto credenza',
  variantTitle: 'Oak',
  artisan: 'Ebanisteria Cantù',
  sku: 'EBCCAN-001',
  picture: null,
  quantity: 1,
}
const ABOUT: RequestContext = {
  language: 'en',
  country: 'US',
  accountId: null,
  network: null,
  pieces: [PIECE],
  attachments: [],
}
const PERSON = { name: 'Ada Byron', email: 'ada@example.com' }
const VALID: Readonly<Record<RequestKind, Readonly<Record<string, string>>>> = {
  contact: { ...PERSON, topic: 'press', message: 'Pictures?' },
  customization: {
    ...PERSON,
    unit: 'in',
    width: '78',
    depth: '',
    height: '29⅞',
    quantity: '2',
    message: 'Wider.',
  },
  'white-glove': {
    ...PERSON,
    street: '418 Atlantic Avenue',
    city: 'Brooklyn',
    postalCode: '11217',
    country: 'US',
    floor: '4',
    stairsWidth: '38',
    unit: 'in',
    numberOfPieces: '1',
    assemble: 'no',
    certificate: 'on',
  },
  'more-information': { ...PERSON, message: 'Does it come in blue?' },
  expert: { ...PERSON, at: 'now', timeZone: 'America/New_York', phone: '+1 212 555 0100' },
  availability: { ...PERSON, quantity: '40' },
  'back-in-stock': { email: 'ada@example.com' },
  quote: { ...PERSON, project: 'Casa Brera', country: 'IT', budget: '€ 25.000', currency: 'EUR' },
  consultation: {
    ...PERSON,
    projectType: 'hospitality',
    'room-lobby': 'on',
    'room-restaurant': 'on',
    budget: '',
    currency: 'USD',
    meeting: 'visit:New York',
    phone: '+1 212 555 0100',
    firstTime: '2026-11-26T15:00:00.000Z',
    secondTime: '',
    timeZone: 'Mars/Base',
  },
}

function submit(kind: RequestKind, changes: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...VALID[kind], ...changes })) form.append(name, value)
  return parseWithZod(form, { schema: formSchema(REQUEST_FORMS[kind]) })
}

test.each(REQUEST_KINDS)('a complete form of %s becomes a request of the contract', (kind) => {
  const submission = submit(kind)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toRequest(REQUEST_FORMS[kind], submission.value, ABOUT)).toMatchObject({ kind, email: PERSON.email })
})

// spec 3: white glove request: address, floor, widths, assembly, number of pieces, certificate of insurance, message
// spec 3: customization request: dimensions, finishes, upholstery, materials, quantity, colors, surface, message
test('what was typed is stored by its field', () => {
  const read = (kind: RequestKind) => {
    const { value } = submit(kind) as { value: Record<string, string> }
    return toRequest(REQUEST_FORMS[kind], value, ABOUT)
  }
  expect(read('customization')).toMatchObject({
    pieces: [{ quantity: 2 }],
    fields: { unit: 'in', width: '78', depth: '', height: '29⅞', finishes: '', message: 'Wider.' },
  })
  expect(read('white-glove').fields).toMatchObject({
    assemble: false,
    certificate: true,
    numberOfPieces: 1,
    zone: '',
  })
  expect(read('expert').fields).toMatchObject({ at: null, phone: '+1 212 555 0100' })
  expect(read('availability').pieces[0]?.quantity).toBe(40)
  expect(read('quote')).toMatchObject({
    pieces: [PIECE],
    fields: { project: 'Casa Brera', budget: '25000', currency: 'EUR', dateNeeded: '', city: '', listId: '' },
  })
  expect(read('consultation').fields).toMatchObject({
    projectType: 'hospitality',
    rooms: ['lobby', 'restaurant'],
    meeting: 'visit',
    office: 'New York',
    phone: '',
    thirdTime: '',
    timeZone: 'UTC',
  })
})

// spec 5: every form of a request: required fields, sizes and quantities, at their fields
test.each<[RequestKind, Record<string, string>, Record<string, string[]>]>([
  ['customization', { message: '' }, { message: ['required'] }],
  ['customization', { width: 'wide' }, { width: ['size-malformed'] }],
  ['customization', { quantity: '0' }, { quantity: ['quantity-malformed'] }],
  ['customization', { quantity: '1.5' }, { quantity: ['quantity-malformed'] }],
  ['customization', { colors: 'x'.repeat(REQUEST_LENGTHS.wish + 1) }, { colors: ['too-long 200'] }],
  ['white-glove', { street: ' ', floor: '' }, { street: ['required'], floor: ['required'] }],
  ['white-glove', { stairsWidth: 'narrow' }, { stairsWidth: ['size-malformed'] }],
  ['white-glove', { country: 'XX' }, { country: ['required'] }],
  ['white-glove', { postalCode: ' ' }, { postalCode: ['required'] }],
  [
    'more-information',
    { message: '\n', email: 'ada@' },
    { message: ['required'], email: ['email-malformed'] },
  ],
  ['expert', { phone: '' }, { phone: ['phone-missing'] }],
  ['expert', { at: 'tomorrow' }, { at: ['time-unavailable'] }],
  ['back-in-stock', { email: '' }, { email: ['email-missing'] }],
  ['quote', { project: '', country: 'XX' }, { project: ['required'], country: ['required'] }],
  ['quote', { dateNeeded: '2027-02-29' }, { dateNeeded: ['date-malformed'] }],
  ['quote', { budget: 'plenty' }, { budget: ['amount-malformed'] }],
  ['quote', { budget: '9999999999' }, { budget: ['amount-malformed'] }],
  [
    'consultation',
    { projectType: '', firstTime: '' },
    { projectType: ['required'], firstTime: ['required'] },
  ],
  ['consultation', { secondTime: 'tomorrow' }, { secondTime: ['time-unavailable'] }],
  ['consultation', { meeting: 'phone', phone: '' }, { phone: ['phone-missing'] }],
  ['consultation', { meeting: 'carrier pigeon' }, { meeting: ['required'] }],
])('the form of %s with %j has the errors %j', (kind, changes, errors) => {
  expect(submit(kind, changes).reply().error).toEqual(errors)
})

test('a delivery into the room has no postal code where there is none', () => {
  expect(submit('white-glove', { country: 'HK', postalCode: '' }).status).toBe('success')
})

test('an empty quantity is one piece', () => {
  const { value } = submit('customization', { quantity: '' }) as { value: Record<string, string> }
  expect(toRequest(REQUEST_FORMS.customization, value, ABOUT).pieces).toMatchObject([{ quantity: 1 }])
})

test('a request from a list has its id and its name', () => {
  const { value } = submit('quote') as { value: Record<string, string> }
  const request = toRequest(REQUEST_FORMS.quote, value, { ...ABOUT, list: { id: 'l', name: 'Dining room' } })
  expect(request.fields).toMatchObject({ listId: 'l', listName: 'Dining room' })
})
