import { expect, test } from 'vitest'
import { detectAttachmentType, findFileEnd, isComplete } from './attachment-content.ts'
import { ATTACHMENT_BYTES_MAX } from './attachments.ts'

const text = (content: string) => new TextEncoder().encode(content)
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  )
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (name: string, length: number): (string | number[])[] => [
  [0, 0, 0, length],
  name,
  Array<number>(length + 4).fill(0),
]
const PNG = [PNG_START, ...chunk('IHDR', 13), ...chunk('IDAT', 5), ...chunk('IEND', 0)]
/** Two scans, with a restart, a stuffed byte, fill bytes and, in the segment between them, a fake end marker. */
const PROGRESSIVE = [
  ...[0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd0, 2, 0xff, 0, 3, 0xff, 0xc4, 0, 5, 0xff, 0xd9, 1],
  ...[0xff, 0xda, 0, 2, 4, 0xff, 0xff, 0xd9],
]
/** The first segment holds a thumbnail, which has its own end marker. */
const JPEG_START = [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0, 3]

test.each([
  ['a PDF', text(PDF), 'application/pdf'],
  ['a JPEG', bytes(JPEG_START), 'image/jpeg'],
  ['a PNG', bytes(PNG_START), 'image/png'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), null],
  ['a page before a PDF', text(`<html>${PDF}`), null],
  ['a PDF after a line', text(`\n${PDF}`), null],
  ['a PDF after a byte order mark', text(`\ufeff${PDF}`), null],
  ['a drawing in SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a program for Windows', bytes('MZ', [0x90, 0]), null],
  ['a program for Linux', bytes([0x7f], 'ELF'), null],
  ['an archive', bytes('PK', [3, 4]), null],
  ['a picture in GIF', text('GIF89a'), null],
  ['a picture in WebP', text('RIFF....WEBP'), null],
  ['nothing', new Uint8Array(), null],
])('the content of %s has the type %s', (_, content, type) => {
  expect(detectAttachmentType(content)).toBe(type)
})

test.each([
  ['with its trailer', PDF, true],
  ['with lines after it', `${PDF}\r\n\0\0`, true],
  ['with old line breaks', PDF.replaceAll('\n', '\r'), true],
  ['with a trailer that was replaced', `${PDF}\n2 0 obj\nstartxref\n80\n%%EOF\n`, true],
  ['without a trailer', PDF.slice(0, 30), false],
  ['that breaks off in it', PDF.slice(0, -2), false],
  ['with more spaces after it than readers skip', `${PDF}${' '.repeat(3_000)}`, false],
  ['with an archive after it', `${PDF}\nPK\x03\x04`, false],
  ['with a script after it', `${PDF}\n<script>alert(1)</script>`, false],
  ['with a letter after it', `${PDF}x`, false],
  ['that is a page', '%PDF-1.7<script>alert(1)</script>', false],
])('a PDF %s is complete: %s', (_, content, complete) => {
  expect(isComplete(text(content), 'application/pdf')).toBe(complete)
})

test.each([
  ['with its end', bytes(...PNG), true],
  ['that breaks off', bytes(...PNG).subarray(0, -4), false],
  ['without a picture', bytes(PNG_START, ...chunk('IHDR', 13), ...chunk('IEND', 0)), false],
  ['without a head', bytes(PNG_START, ...chunk('IDAT', 5), ...chunk('IEND', 0)), false],
  [
    'with a chunk longer than the file',
    bytes(PNG_START, ...chunk('IHDR', 13), [255, 255, 255, 255], 'IDAT'),
    false,
  ],
])('a PNG %s is complete: %s', (_, content, complete) => {
  expect(isComplete(content, 'image/png')).toBe(complete)
})

test.each([
  ['with its end', bytes(JPEG_START, [0xff, 0xd9]), true],
  ['of several scans with segments between', bytes(PROGRESSIVE), true],
  ['that breaks off between its scans', bytes(PROGRESSIVE).subarray(0, 24), false],
  ['of no scan', bytes([0xff, 0xd8, 0xff, 0xd9]), false],
  ['with fill bytes before a marker', bytes([0xff, 0xd8, 0xff, 0xff, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9]), true],
  ['that breaks off after its thumbnail', bytes(JPEG_START), false],
  ['that breaks off before its scan', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 90, 1]), false],
  ['that is text', bytes([0xff, 0xd8, 0xff], '<script>'), false],
])('a JPEG %s is complete: %s', (_, content, complete) => {
  expect(isComplete(content, 'image/jpeg')).toBe(complete)
})

test.each([
  ['a PNG', 'image/png', bytes(...PNG)],
  ['a JPEG', 'image/jpeg', bytes(JPEG_START, [0xff, 0xd9])],
  ['a JPEG of several scans', 'image/jpeg', bytes(PROGRESSIVE)],
] as const)('%s ends where its structure does, whatever follows', (_, type, content) => {
  for (const more of ['', 'PK\x03\x04', '<script>', '\xff\xd8\xff\xda\0\x02\xff\xd9'])
    expect(findFileEnd(bytes([...content], more), type)).toBe(content.length)
})

/** The largest allowed file, made of as many parts as fit. */
function ofParts(start: readonly number[], part: readonly number[]): Uint8Array {
  const content = new Uint8Array(ATTACHMENT_BYTES_MAX).map((_, at) => part[at % part.length] ?? 0)
  content.set(start)
  return content
}

test.each([
  ['scan without an end', 'image/jpeg', ofParts([0xff, 0xd8, 0xff, 0xda, 0, 2], [0xff])],
  ['segments', 'image/jpeg', ofParts([0xff, 0xd8, 0xff, 0xe1], [0xff, 0xe1, 0, 2])],
  ['chunks', 'image/png', ofParts([...PNG_START, 0, 0, 0, 0, 0x49, 0x48, 0x44, 0x52], [0])],
] as const)('a file of nothing but %s (%s) is read once, and is not complete', (_, type, content) => {
  expect(isComplete(content, type)).toBe(false)
})
