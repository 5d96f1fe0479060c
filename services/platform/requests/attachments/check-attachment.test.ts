import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_PDF, samplePicture } from '#tests/support/samples/sample-files.ts'
import { checkAttachment } from './check-attachment.ts'

const text = (content: string) => new TextEncoder().encode(content)
const [jpeg, png, webp] = [
  await samplePicture('jpeg'),
  await samplePicture('png'),
  await samplePicture('webp'),
]
const concatenate = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** A picture of a few bytes that claims 30,000 by 30,000 pixels. */
function createDecompressionBomb(): Uint8Array<ArrayBuffer> {
  const claims = new Uint8Array(png)
  const view = new DataView(claims.buffer)
  view.setUint32(16, 30_000)
  view.setUint32(20, 30_000)
  view.setUint32(29, crc32(claims.subarray(12, 29)))
  return claims
}

test.each([
  ['a PDF', SAMPLE_PDF, 'application/pdf'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
] as const)('%s may be attached', async (_, content, type) => {
  expect(await checkAttachment(content)).toEqual(ok({ type, content }))
})

// spec 9: a picture is attached without what follows its end
test.each([
  ['a PNG with a script after its end', png, text('<script>alert(1)</script>'), 'image/png'],
  ['a JPEG with an archive after its end', jpeg, text('PK\x03\x04'), 'image/jpeg'],
  ['a JPEG with another picture after its end', jpeg, jpeg, 'image/jpeg'],
] as const)('%s is attached without it', async (_, content, more, type) => {
  const checked = await checkAttachment(concatenate(content, more))
  expect(checked).toEqual(ok({ type, content }))
})

// spec 3: attachments of requests: PDF, JPEG, PNG, by their content
test.each([
  ['an empty file', new Uint8Array(), 'attachment-empty'],
  ['10 MB and a byte', concatenate(SAMPLE_PDF, new Uint8Array(ATTACHMENT_BYTES_MAX)), 'attachment-too-large'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'attachment-type'],
  ['a page before a PDF', concatenate(text('<html>'), SAMPLE_PDF), 'attachment-type'],
  [
    'a drawing in SVG',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'attachment-type',
  ],
  ['a program', concatenate(Uint8Array.of(0x4d, 0x5a, 0x90), SAMPLE_PDF), 'attachment-type'],
  ['a PDF with an archive after it', concatenate(SAMPLE_PDF, text('PK\x03\x04')), 'attachment-unreadable'],
  ['a picture in WebP', webp, 'attachment-type'],
  ['a page that begins like a PDF', text('%PDF-1.7<script>alert(1)</script>'), 'attachment-unreadable'],
  [
    'a page that begins like a JPEG',
    concatenate(Uint8Array.of(0xff, 0xd8, 0xff), text('<script>')),
    'attachment-unreadable',
  ],
  ['a JPEG that breaks off', jpeg.subarray(0, jpeg.length - 20), 'attachment-unreadable'],
  ['a PNG that breaks off', png.subarray(0, png.length - 10), 'attachment-unreadable'],
  ['a PNG that claims 900 million pixels', createDecompressionBomb(), 'attachment-unreadable'],
] as const)('%s is refused', async (_, content, code) => {
  expect(await checkAttachment(new Uint8Array(content))).toEqual(refuse(code))
})
