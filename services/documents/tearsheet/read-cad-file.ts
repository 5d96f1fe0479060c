import { strFromU8, unzipSync } from 'fflate'
import { type Outline, readOutline } from '#domain/product/outline.ts'

/** A drawing of this size has far more lines than can be printed. */
const DRAWING_BYTES_MAX = 8_000_000

/**
 * The outline of a piece in its CAD file: a DXF drawing, or an archive with one. Null if it has none that can be read.
 */
export function readCadFile(bytes: Uint8Array): Outline | null {
  try {
    const drawing = isArchive(bytes) ? unpackDrawing(bytes) : bytes
    return drawing && drawing.length <= DRAWING_BYTES_MAX ? readOutline(strFromU8(drawing)) : null
  } catch {
    // A damaged archive: the tearsheet has no drawing.
    return null
  }
}

function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** The first drawing of an archive. Nothing else is unpacked, nor anything that says to be too large. */
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
