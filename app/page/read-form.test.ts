import { expect, test } from 'vitest'
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
