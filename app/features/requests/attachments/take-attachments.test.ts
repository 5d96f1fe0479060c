import { expect, test, vi } from 'vitest'
import type { AttachmentsClient } from '#clients/platform/attachments-client.ts'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_PDF } from '#tests/support/samples/sample-files.ts'
import { ATTACHMENT_FIELDS } from './attachment-list.ts'
import { takeAttachments, withoutStored } from './take-attachments.server.ts'

const seal = {
  seal: (text: string) => `sealed ${text}`,
  open: (text: string) => (text.startsWith('sealed ') ? text.slice(7) : null),
  isCurrent: () => true,
}
const keys: string[] = []
const upload = vi.fn<AttachmentsClient['upload']>(async ({ name, content }, key) => {
  keys.push(key)
  const id = `00000000-0000-8000-a000-${String(keys.indexOf(key)).padStart(12, '0')}`
  return ok({ id, name: `clean ${name}`, type: 'application/pdf', sizeBytes: content.length })
})

const pdf = (name: string, content: Uint8Array<ArrayBuffer> = SAMPLE_PDF) => new File([content], name)
function formOf(files: readonly File[], stored: readonly string[] = [], removed: readonly string[] = []) {
  const form = new FormData()
  form.append('message', 'As drawn')
  for (const file of files) form.append(ATTACHMENT_FIELDS.files, file)
  for (const sealed of stored) form.append(ATTACHMENT_FIELDS.stored, sealed)
  for (const sealed of removed) form.append(ATTACHMENT_FIELDS.removed, sealed)
  return form
}
const take = (form: FormData, formKey = 'a form') =>
  takeAttachments(form, { seal, attachments: { upload }, formKey, network: 'network' })

test('files are stored, and the rest of the form remains', async () => {
  const form = formOf([pdf('plan.pdf'), pdf('')])
  form.append(ATTACHMENT_FIELDS.files, new File([], ''))
  const taken = await take(form)
  expect(taken.ids).toHaveLength(2)
  expect(taken.stored[0]).toMatchObject({ name: 'clean plan.pdf', sizeBytes: SAMPLE_PDF.length })
  expect([...form.keys()]).toEqual(['message'])
  expect(upload.mock.calls[0]?.[0]).toMatchObject({ name: 'plan.pdf', network: 'network' })
})

test('a file sent again with the same form has the same key, in another form or another file does not', async () => {
  const other = new TextEncoder().encode('%PDF-other')
  for (const [form, key] of [
    [formOf([pdf('plan.pdf')]), 'one form'],
    [formOf([pdf('plan.pdf')]), 'one form'],
    [formOf([pdf('plan.pdf')]), 'another form'],
    [formOf([pdf('plan.pdf', other)]), 'one form'],
    [formOf([pdf('wall.pdf')]), 'one form'],
  ] as const)
    await take(form, key)
  const [first, again, ...others] = keys.slice(-5)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(again).toBe(first)
  expect(new Set([first, ...others]).size).toBe(4)
})

// spec 3: attachments of requests: files of a refused form stay, and are stored once however often they are sent
test('files of an earlier attempt stay, unless they are removed or their reference is none of ours', async () => {
  const [one = '', two = ''] = (await take(formOf([pdf('1'), pdf('2')]))).stored.map(({ sealed }) => sealed)
  const forged = `${one.slice(7)}`
  const foreign = 'sealed {"number":"R-26-000123"}'
  const again = await take(formOf([], [one, two, one, forged, foreign], [two]))
  expect(again.stored).toMatchObject([{ name: 'clean 1' }])
  expect(again.refused).toEqual([])
})

test('of six files the sixth is refused, and so is one that is no attachment; the others stay', async () => {
  const [earlier] = (await take(formOf([pdf('earlier')]))).stored
  const files = ['1', '2', '3', '4', '5'].map((name) => pdf(name))
  const taken = await take(formOf(files, [earlier?.sealed ?? '']))
  expect(taken.stored).toHaveLength(5)
  expect(taken.refused).toMatchObject([{ name: '5', code: 'attachments-too-many' }])
  upload.mockResolvedValueOnce(refuse('attachment-type'))
  const large = pdf('large.pdf', new Uint8Array(ATTACHMENT_BYTES_MAX + 1))
  const refused = await take(
    formOf([pdf('page.html'), large, pdf('empty.pdf', new Uint8Array()), pdf('plan.pdf')]),
  )
  expect(refused.stored).toMatchObject([{ name: 'clean plan.pdf' }])
  expect(refused.refused).toMatchObject([
    { name: 'page.html', code: 'attachment-type' },
    { name: 'large.pdf', code: 'attachment-too-large' },
    { name: 'empty.pdf', code: 'attachment-empty' },
  ])
})

test('files that the platform no longer has are to be added again', async () => {
  const taken = await take(formOf([pdf('plan.pdf')]))
  expect(withoutStored(taken)).toEqual({
    stored: [],
    refused: [{ name: 'clean plan.pdf', sizeBytes: SAMPLE_PDF.length, code: 'attachment-unknown' }],
  })
})
