import { strToU8, zipSync } from 'fflate'
import type { Group } from 'three'
import { measure } from '../assemble.ts'
import type { Piece } from '../piece.ts'
import { toDxf } from './cad-drawing.ts'
import { toMtl, toObj } from './wavefront.ts'

/** How finely the drawing and the model for room plans are drawn, in the order they are tried. */
const DRAWING_DETAILS = [0.5, 0.75]
const MODEL_DETAILS = [0.35, 0.5, 0.75]

/** A zip may not be older than this, and the same files should make the same zip. */
const EPOCH = new Date(1980, 0, 1)

/** What a designer takes into a plan: the drawing (DXF) and the model with its colours (OBJ, MTL), as one zip. */
export function toCadZip(piece: Piece, finish: string, title: string): Uint8Array {
  const library = `${piece.name}.mtl`
  const model = drawExactly(piece, finish, MODEL_DETAILS)
  const files = {
    [`${piece.name}.dxf`]: toDxf(title, drawExactly(piece, finish, DRAWING_DETAILS)),
    [library]: toMtl(model),
    [`${piece.name}.obj`]: toObj(model, library),
  }
  const bytes = Object.entries(files).map(([file, text]) => [file, strToU8(text)])
  return zipSync(Object.fromEntries(bytes), { level: 9, mtime: EPOCH })
}

/** The coarsest of these drawings that is as large as the piece to the millimetre: corners cut curves short. */
function drawExactly({ draw }: Piece, finish: string, details: readonly number[]): Group {
  const whole = draw(finish)
  const { widthCm, depthCm, heightCm } = measure(whole)
  const coarse = details.map((detail) => draw(finish, detail))
  const isExact = (group: Group) => {
    const size = measure(group)
    const faults = [size.widthCm - widthCm, size.depthCm - depthCm, size.heightCm - heightCm]
    return faults.every((centimetres) => Math.abs(centimetres) < 0.11)
  }
  return coarse.find(isExact) ?? whole
}
