import { expect, test } from 'vitest'
import { FIELD_LENGTH_MAX } from '#app/ui/form/control.ts'
import { readForm } from './read-form.ts'

function posting(type: string, body: string): Request {
  return new Request('https://shop.example', { method: 'POST', headers: { 'content-type': type }, body })
}

test('a form is read', async () => {
  const form = await readForm(posting('application/x-www-form-urlencoded', 'to=%2Fabout'))
  expect(form.get('to')).toBe('/about')
})

test.each([
  ['application/json', '{"to":"/about"}'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="to"\r\n\r\n/about'],
  ['multipart/form-data', 'to=/about'],
  ['text/plain', 'to=/about'],
])('a body of type %s that is not a form is refused with 400', async (type, body) => {
  await expect(readForm(posting(type, body))).rejects.toMatchObject({ init: { status: 400 } })
})

test('a line break counts once, as in the field', async () => {
  const body = new URLSearchParams({ text: '\r\n'.repeat(FIELD_LENGTH_MAX) }).toString()
  await expect(readForm(posting('application/x-www-form-urlencoded', body))).resolves.toBeInstanceOf(FormData)
})

// spec 9: a form has no field with more text than any needs
test.each([
  ['the longest text', 'text', FIELD_LENGTH_MAX, {}, null],
  ['a longer text', 'text', FIELD_LENGTH_MAX + 1, {}, 413],
  ['a longer text, where a form has room for it', 'text', FIELD_LENGTH_MAX + 1, { lengthMax: 30_000 }, null],
  ['a text that is too long for that', 'text', 30_001, { lengthMax: 30_000 }, 413],
  ['a longer name', 'x'.repeat(FIELD_LENGTH_MAX + 1), 1, {}, 413],
])('a form with %s is refused accordingly', async (_, name, length, options, status) => {
  const body = new URLSearchParams({ [name]: 'x'.repeat(length) }).toString()
  const reading = readForm(posting('application/x-www-form-urlencoded', body), options)
  const outcome = await reading.then(
    () => null,
    (refusal) => refusal.init.status,
  )
  expect(outcome).toBe(status)
})
