import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import en from '#messages/en.json' with { type: 'json' }
import { formSchema, type RequestContext, toRequest } from '../form/request-form.ts'
import { contactForm } from './request-forms.ts'

const FIELDS = {
  name: ' Ada Byron ',
  email: ' ada@example.com ',
  topic: 'post-sales',
  orderNumber: '',
  message: ' A drawer sticks. ',
  phone: '',
}
const SENDER: RequestContext = {
  language: 'de',
  country: 'AT',
  accountId: 'ada',
  network: 'n',
  pieces: [],
  attachments: [],
}

// spec 3: contact form: name, email, order number, topic, message, prefers phone contact
test('a complete form becomes the request of the contract', () => {
  const submission = submit(FIELDS)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toRequest(contactForm, submission.value, SENDER)).toEqual({
    kind: 'contact',
    name: 'Ada Byron',
    email: 'ada@example.com',
    ...SENDER,
    fields: {
      topic: 'post-sales',
      orderNumber: '',
      message: 'A drawer sticks.',
      prefersPhone: false,
      phone: '',
    },
  })
})

test.each([
  ['on', '+43 1 234567', true, '+43 1 234567'],
  ['', '+43 1 234567', false, ''],
  ['on', '06.12.34.56.78', true, '06.12.34.56.78'],
])('prefersPhone "%s" with the number %s is %s, %s', (prefersPhone, phone, prefers, number) => {
  const submission = submit({ ...FIELDS, prefersPhone, phone })
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toRequest(contactForm, submission.value, SENDER).fields).toMatchObject({
    prefersPhone: prefers,
    phone: number,
  })
})

// spec 5: contact form: required fields, smallest and largest lengths; the order number is optional
test.each([
  [{ name: ' ' }, { name: ['required'] }],
  [{ name: 'x'.repeat(REQUEST_LENGTHS.name + 1) }, { name: ['too-long 100'] }],
  [{ email: '' }, { email: ['email-missing'] }],
  [{ email: 'ada@' }, { email: ['email-malformed'] }],
  [{ topic: '' }, { topic: ['required'] }],
  [{ topic: 'weather' }, { topic: ['required'] }],
  [{ message: '\n' }, { message: ['required'] }],
  [
    { name: 'A', message: ' ? ' },
    { name: ['too-short 2'], message: ['too-short 2'] },
  ],
  [{ message: 'x'.repeat(REQUEST_LENGTHS.message + 1) }, { message: ['too-long 5000'] }],
  [{ message: `x${'\r\n'.repeat(REQUEST_LENGTHS.message - 2)}x` }, null],
  [{ orderNumber: 'x'.repeat(REQUEST_LENGTHS.orderNumber + 1) }, { orderNumber: ['too-long 30'] }],
  [{ prefersPhone: 'on' }, { phone: ['phone-missing'] }],
  [{ prefersPhone: 'on', phone: 'after six' }, { phone: ['phone-missing'] }],
  [{ phone: 'x'.repeat(REQUEST_LENGTHS.phone + 1) }, null],
])('with %j the form has the errors %j', (facts, errors) => {
  expect(submit({ ...FIELDS, ...facts }).reply().error ?? null).toEqual(errors)
})

test('an empty form is refused at each of its required fields at once', () => {
  expect(submit({ prefersPhone: 'on' }).reply().error).toEqual({
    name: ['required'],
    email: ['email-missing'],
    topic: ['required'],
    message: ['required'],
    phone: ['phone-missing'],
  })
})

// spec 5: every form of a request: required, too short, too long with its bound, email missing or invalid, in the words of the specification
test('its errors have the words of the specification', () => {
  expect(en.errors.request).toMatchObject({
    required: 'This field is required',
    'too-short': '{field} is too short (minimum is {val} characters)',
    'too-long': '{field} is too long (maximum is {val} characters)',
    'email-missing': 'Please enter your e-mail',
    'email-malformed': 'Please enter a valid e-mail address',
  })
})

function submit(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseWithZod(form, { schema: formSchema(contactForm) })
}
