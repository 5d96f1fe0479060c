import type { AttachmentType } from './attachments.ts'

/** The first bytes of each type. A file that begins with anything else is of another type, whatever follows. */
const SIGNATURES: readonly (readonly [AttachmentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** The type of a file by its content, whatever its name says; null for any that is not attached. */
export function attachmentTypeOf(content: Uint8Array): AttachmentType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, at) => content[at] === byte))
  return found?.[0] ?? null
}

/** Whether a file is complete, as far as its structure says: a transfer that broke off leaves no end. Linear. */
export function isComplete(content: Uint8Array, type: AttachmentType): boolean {
  if (type === 'application/pdf') return hasTrailer(content)
  return type === 'image/png' ? hasChunks(content) : hasScans(content)
}

/** How far from its end a PDF file may have its trailer, in bytes; readers look no further. */
const TRAILER_BYTES = 2_048

/** `startxref`, the offset of the cross-reference, `%%EOF` (ISO 32000-1, 7.5.5). */
function hasTrailer(content: Uint8Array): boolean {
  const end = String.fromCharCode(...content.subarray(-TRAILER_BYTES))
  const start = end.lastIndexOf('startxref')
  return start >= 0 && /^startxref\s+\d+\s+%%EOF/.test(end.slice(start))
}

/** Chunks from IHDR to IEND, with a picture among them (PNG specification, 5). What follows is not read by anything. */
function hasChunks(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let hasPicture = false
  for (let at = 8; at + 12 <= content.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...content.subarray(at + 4, at + 8))
    if (at === 8 && name !== 'IHDR') return false
    if (name === 'IDAT') hasPicture = true
    if (name === 'IEND') return hasPicture
    at += 12 + length
  }
  return false
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Segments up to the first scan, and after it the end of the picture, which a thumbnail before has too (ITU-T T.81, B). */
function hasScans(content: Uint8Array): boolean {
  let at = 2
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    if (marker === START_OF_SCAN) return hasMarker(content, END_OF_IMAGE, at)
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + (content[at + 2] ?? 0) * 256 + (content[at + 3] ?? 0)
  }
  return false
}

function hasMarker(content: Uint8Array, marker: number, from: number): boolean {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    if (content[at + 1] === marker) return true
  }
  return false
}
