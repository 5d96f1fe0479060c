import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { detailsForm, toDetails } from './details-form.ts'

const FIELDS = {
  email: ' ada@example.com ',
  'address.firstName': 'Ada',
  'address.lastName': 'Byron',
  'address.line1': 'Via Farini 12',
  'address.city': 'Parma',
  'address.zone': 'PR',
  'address.postalCode': '43121',
  'address.country': 'IT',
  'address.phone': '+39 0521 123456',
}

test('a complete form has the shape that the checkout requires', () => {
  const submission = submit(FIELDS)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toDetails(submission.value, submission.value.address)).toMatchObject({
    email: 'ada@example.com',
    address: { firstName: 'Ada', postalCode: '43121', country: 'IT' },
    billingAddress: null,
  })
})

test('a billing address in another country follows the rules of that country', () => {
  const billing = Object.fromEntries(
    Object.entries(FIELDS).map(([name, value]) => [name.replace('address.', 'billingAddress.'), value]),
  )
  const fields = { ...FIELDS, ...billing, billingDiffers: 'on', 'billingAddress.country': 'FR' }
  expect(submit({ ...fields, 'billingAddress.postalCode': '75001' }).status).toBe('success')
  expect(submit({ ...fields, 'billingAddress.postalCode': '1' }).reply().error).toEqual({
    'billingAddress.postalCode': ['postal-code-invalid'],
  })
})

test('an unused billing address is not validated', () => {
  expect(submit({ ...FIELDS, 'billingAddress.postalCode': '1' }).status).toBe('success')
})

test('with a saved address chosen, the typed one is not validated', () => {
  expect(submit({ email: 'ada@example.com', 'address.zone': 'XX', saved: 'home' }).status).toBe('success')
  expect(submit({ ...FIELDS, 'address.zone': 'XX', saved: 'new' }).status).toBe('error')
})

test.each([
  [{ email: '' }, { email: ['required'] }],
  [{ email: 'ada@home' }, { email: ['email-invalid'] }],
  [{ 'address.city': ' ' }, { 'address.city': ['required'] }],
  [{ 'address.zone': 'XX' }, { 'address.zone': ['zone-unknown'] }],
  [{ 'address.phone': 'later' }, { 'address.phone': ['phone-invalid'] }],
])('a form with %j is refused at its field', (facts, error) => {
  expect(submit({ ...FIELDS, ...facts }).reply().error).toEqual(error)
})

test('an empty form is refused at its first field instead of throwing', () => {
  expect(submit({}).reply().error).toMatchObject({ email: ['required'], 'address.country': ['required'] })
})

function submit(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseWithZod(form, { schema: detailsForm })
}
