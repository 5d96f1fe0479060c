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

const [HEAD, PICTURE, END] = [0x49484452, 0x49444154, 0x49454e44]

/** Chunks from IHDR to IEND, with a picture (IDAT) among them (PNG specification, 5). Nothing reads what follows. */
function hasChunks(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let hasPicture = false
  for (let at = 8; at + 12 <= content.length; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4)
    if (at === 8 && name !== HEAD) return false
    if (name === PICTURE) hasPicture = true
    if (name === END) return hasPicture
  }
  return false
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Segments up to the first scan, and after it the end of the picture, which a thumbnail before has too (ITU-T T.81, B). */
function hasScans(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let at = 2
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1]
    if (marker === START_OF_SCAN) return hasMarker(content, END_OF_IMAGE, at)
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return false
}

function hasMarker(content: Uint8Array, marker: number, from: number): boolean {
  for (let at = from; at + 1 < content.length; at += 1) {
    if (content[at] === 0xff && content[at + 1] === marker) return true
  }
  return false
}
