import { strFromU8, unzipSync } from 'fflate'
import { type Outline, readOutline } from '#domain/product/outline.ts'

/** A drawing larger than this has far more lines than can be printed. */
const DRAWING_BYTES_MAX = 8_000_000

/**
 * Reads the outline of a piece from its CAD file, which is a DXF drawing or an archive with one. Returns null if it has
 * no readable drawing.
 */
export function readCadFile(bytes: Uint8Array): Outline | null {
  try {
    const drawing = isArchive(bytes) ? unpackDrawing(bytes) : bytes
    return drawing && drawing.length <= DRAWING_BYTES_MAX ? readOutline(strFromU8(drawing)) : null
  } catch {
    // The archive is damaged, so the tearsheet has no drawing.
    return null
  }
}

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** Unpacks the first drawing in an archive, but nothing else, and nothing whose declared size is too large. */
function unpackDrawing(bytes: Uint8Array): Uint8Array | undefined {
  let isFound = false
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isDrawing = !isFound && name.toLowerCase().endsWith('.dxf') && originalSize <= DRAWING_BYTES_MAX
      isFound ||= isDrawing
      return isDrawing
    },
  })
  return Object.values(files)[0]
}
