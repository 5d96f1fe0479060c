import { expect, test } from 'vitest'
import { ATTACHMENT_BYTES_MAX, toAttachmentName, validateSize } from './attachments.ts'

test.each([
  [0, 'attachment-empty'],
  [1, null],
  [ATTACHMENT_BYTES_MAX, null],
  [ATTACHMENT_BYTES_MAX + 1, 'attachment-too-large'],
])('of %i bytes an attachment is refused as %s', (bytes, code) => {
  expect(validateSize(bytes)).toBe(code)
})

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['Plan v1.2.PDF', 'Plan v1.2.pdf'],
  ['C:\\fakepath\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
  ['page.html', 'page.html.pdf'],
  ['photo.png', 'photo.pdf'],
  ['Grundriß Küche.pdf', 'Grundriß Küche.pdf'],
  ['Ku\u0308che.pdf', 'Küche.pdf'],
  ['plan\u202efdp.exe', 'planfdp.exe.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie- b.pdf'],
  ['a\u0000b\u2028.pdf', 'ab.pdf'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  [' . .pdf', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  ['"><script>.pdf', '---script-.pdf'],
])('a PDF file with the name %j is stored as %j', (given, name) => {
  expect(toAttachmentName(given, 'application/pdf')).toBe(name)
})

test('a name has at most 120 characters, including its extension', () => {
  const name = toAttachmentName(`${'😀'.repeat(200)}.jpeg`, 'image/jpeg')
  expect([...name]).toHaveLength(120)
  expect(name.endsWith('😀.jpeg')).toBe(true)
})
