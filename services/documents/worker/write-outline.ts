import type { DrawnOutline } from '#contracts/outline.ts'
import { toOutlinePath } from '#domain/product/outline-path.ts'
import { readCadFile } from '../tearsheet/read-cad-file.ts'

/** Writes the outline of a CAD file as JSON, or null if there is none. */
export function writeOutline(cadFile: Uint8Array | null): Uint8Array {
  const outline = cadFile && readCadFile(cadFile)
  const drawn: DrawnOutline | null = outline && {
    front: toOutlinePath(outline.front),
    side: outline.side && toOutlinePath(outline.side),
    plan: outline.plan && toOutlinePath(outline.plan),
  }
  return new TextEncoder().encode(JSON.stringify(drawn))
}
