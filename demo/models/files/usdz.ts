import type { Group } from 'three'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'
import type { Piece } from '../piece.ts'

/** Levels of detail, tried in this order until the file is small enough for a phone. */
const DETAILS = [0.5, 0.42, 0.36, 0.3, 0.25, 0.2, 0.16, 0.12]
const BYTES_MAX = 1_000_000

/** The piece as USDZ for iOS, in its real dimensions in meters. */
export async function toUsdz(piece: Piece, finish: string): Promise<Uint8Array> {
  for (const detail of DETAILS) {
    const bytes = await exportUsdz(piece.draw(finish, detail))
    if (bytes.length <= BYTES_MAX) return bytes
  }
  throw new Error(`${piece.name} does not fit into ${BYTES_MAX} bytes`)
}

function exportUsdz(group: Group): Promise<Uint8Array> {
  return new USDZExporter().parseAsync(group, { quickLookCompatible: true })
}
