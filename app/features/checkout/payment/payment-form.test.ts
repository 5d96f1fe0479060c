import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { paymentForm, toOrderRequest } from './payment-form.ts'

const FIELDS = {
  method: 'bank-transfer',
  idempotencyKey: 'b7f6e6d0-0f8e-4b58',
  expectedTotal: '7330.5',
  expectedDue: '7280.5',
  expectedRevision: 'pieces-seen',
  currency: 'USD',
}

test('a bank transfer orders for the displayed total, without card data', () => {
  const submission = submit({ ...FIELDS, 'card.number': '4242 4242 4242 4242' })
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toOrderRequest(submission.value)).toEqual({
    payment: { method: 'bank-transfer' },
    expectedTotal: { amountMinor: 733_050, currency: 'USD' },
    expectedDue: { amountMinor: 728_050, currency: 'USD' },
    expectedRevision: 'pieces-seen',
    terms: { isAccepted: false, version: null },
    idempotencyKey: 'b7f6e6d0-0f8e-4b58',
  })
})

test('a card is required in full', () => {
  const fields = { ...FIELDS, method: 'test-card', 'card.holder': 'Ada', 'card.expiry': '12/39' }
  expect(submit(fields).reply().error).toEqual({
    'card.number': ['required'],
    'card.securityCode': ['required'],
  })
  const complete = { ...fields, 'card.number': '4242', 'card.securityCode': '123' }
  const submission = submit(complete)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toOrderRequest(submission.value).payment).toEqual({
    method: 'test-card',
    card: { holder: 'Ada', number: '4242', expiry: '12/39', securityCode: '123' },
  })
})

test('a payment method has to be chosen', () => {
  const { method: _, ...fields } = FIELDS
  expect(submit(fields).reply().error).toEqual({ method: ['payment-method-unknown'] })
})

test('accepted terms are recorded in the version that was shown', () => {
  const fields = { ...FIELDS, mustAcceptTerms: 'on', termsVersion: '2026-11-02' }
  expect(submit(fields).reply().error).toEqual({ acceptsTerms: ['terms-not-accepted'] })
  const { method: _, ...unpaid } = fields
  expect(submit(unpaid).reply().error).toEqual({
    method: ['payment-method-unknown'],
    acceptsTerms: ['terms-not-accepted'],
  })
  const submission = submit({ ...fields, acceptsTerms: 'on' })
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  expect(toOrderRequest(submission.value).terms).toEqual({ isAccepted: true, version: '2026-11-02' })
})

function submit(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseWithZod(form, { schema: paymentForm })
}
