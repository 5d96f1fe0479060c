import { expect, test } from 'vitest'
import { createScreensClient } from '#clients/identity/screens-client.ts'
import { submitStep } from './submit-step.server.ts'

/** The screens of an identity service that refuses every passkey. */
const screens = createScreensClient({
  baseUrl: 'http://identity.internal',
  fetch: async () => Response.json({ code: 'passkey-refused' }, { status: 422 }),
  token: 'screens',
  report: (problem) => {
    throw problem
  },
}).forVisitor({ visitorKey: 'visitor', cookie: '', deviceToken: null, userAgent: null })

const SIGNED = JSON.stringify({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
})

test.each([
  ['the first step', { from: 'start', email: ' ada@example' }, { step: 'start', email: 'ada@example' }],
  ['the first step, where nothing was typed', { from: 'start', email: '' }, { step: 'start', email: '' }],
  [
    'the step of the password',
    { from: 'sign-in', email: 'ada@example.com' },
    { step: 'sign-in', email: 'ada@example.com' },
  ],
  ['a step that there is not', { from: 'sign-in', email: 'ada' }, { step: 'start', email: 'ada' }],
])('a refused passkey returns to %s, with the address that was typed', async (_, fields, shown) => {
  for (const passkey of [SIGNED, 'malformed']) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ step: 'passkey', passkey, ...fields })) form.set(name, value)
    expect(await submitStep(form, { screens, uid: 'uid', language: 'en' })).toEqual({
      kind: 'screen',
      screen: { ...shown, errors: { form: 'passkey-refused' } },
    })
  }
})
