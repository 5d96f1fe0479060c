import type { AttachmentType } from './attachments.ts'

/** The first bytes of each type. A file with any other start is of another type. */
const SIGNATURES: readonly (readonly [AttachmentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** Determines the type by content, ignoring the name; null for a type that cannot be attached. */
export function detectAttachmentType(content: Uint8Array): AttachmentType | null {
  const match = SIGNATURES.find(([, signature]) => signature.every((byte, index) => content[index] === byte))
  return match?.[0] ?? null
}

/** Whether a file's structure is complete; an interrupted transfer leaves it incomplete. Runs in linear time. */
export function isComplete(content: Uint8Array, type: AttachmentType): boolean {
  return findFileEnd(content, type) !== null
}

/**
 * The offset in bytes at which a file's structure ends; null if it does not end. Phones append videos and other
 * pictures to a picture, and an attacker may append an archive. Only whitespace may follow a PDF's trailer.
 */
export function findFileEnd(content: Uint8Array, type: AttachmentType): number | null {
  if (type === 'application/pdf') return hasTrailer(content) ? content.length : null
  return type === 'image/png' ? endOfChunks(content) : endOfScans(content)
}

/** How far from the end readers look for a PDF's trailer, in bytes. */
const TRAILER_BYTES = 2_048

/**
 * Looks for the end of the last update: `startxref`, the offset of the cross-reference and `%%EOF` (ISO 32000-1,
 * 7.5.5).
 */
function hasTrailer(content: Uint8Array): boolean {
  const end = String.fromCharCode(...content.subarray(-TRAILER_BYTES))
  const start = end.lastIndexOf('startxref')
  return start >= 0 && /^startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end.slice(start))
}

const [IHDR, IDAT, IEND] = [0x49484452, 0x49444154, 0x49454e44]

/** Walks the chunks from IHDR to IEND, which must include image data (IDAT; PNG specification, 5). */
function endOfChunks(content: Uint8Array): number | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let hasImageData = false
  for (let offset = 8; offset + 12 <= content.length; offset += 12 + view.getUint32(offset)) {
    const type = view.getUint32(offset + 4)
    if (offset === 8 && type !== IHDR) return null
    if (type === IDAT) hasImageData = true
    const end = offset + 12 + view.getUint32(offset)
    if (type === IEND) return hasImageData && end <= content.length ? end : null
  }
  return null
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * Walks segments and scans to the end of the picture (ITU-T T.81, B), because a thumbnail inside a segment has its own
 * end marker. A progressive picture has segments between its scans.
 */
function endOfScans(content: Uint8Array): number | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let offset = 2
  let hasScan = false
  while (offset + 2 <= content.length && content[offset] === 0xff) {
    const marker = content[offset + 1]
    if (marker === END_OF_IMAGE) return hasScan ? offset + 2 : null
    if (offset + 4 > content.length) return null
    // A marker may be preceded by any number of fill bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2)
    if (marker !== START_OF_SCAN) continue
    hasScan = true
    offset = findNextMarker(content, offset)
  }
  return null
}

/** The offset of the next marker after a scan's data, in which 0xFF is followed by 0 or by a restart number. */
function findNextMarker(content: Uint8Array, from: number): number {
  let offset = from
  for (; offset + 1 < content.length; offset += 1) {
    const next = content[offset + 1] ?? 0
    if (content[offset] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset
  }
  return offset
}
