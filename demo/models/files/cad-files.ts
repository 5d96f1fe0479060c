import { strToU8, zipSync } from 'fflate'
import type { Group } from 'three'
import { measure } from '../assemble.ts'
import type { Piece } from '../piece.ts'
import { toDxf } from './cad-drawing.ts'
import { toMtl, toObj } from './wavefront.ts'

/** Levels of detail for the drawing and for the model in room plans, tried in this order. */
const DRAWING_DETAILS = [0.5, 0.75]
const MODEL_DETAILS = [0.35, 0.5, 0.75]

/** The earliest date that a zip file allows; fixed, so that the same files produce the same zip. */
const EPOCH = new Date(1980, 0, 1)

/** The files for a designer's floor plan as one zip: the drawing (DXF) and the model with its colors (OBJ, MTL). */
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

/**
 * Draws a piece at the coarsest of the levels of detail at which its dimensions are correct to the millimeter, since
 * coarse curves cut corners; at full detail if there is none.
 */
function drawExactly({ draw }: Piece, finish: string, details: readonly number[]): Group {
  const fullDetail = draw(finish)
  const { widthCm, depthCm, heightCm } = measure(fullDetail)
  const coarse = details.map((detail) => draw(finish, detail))
  const isExact = (group: Group) => {
    const size = measure(group)
    const errors = [size.widthCm - widthCm, size.depthCm - depthCm, size.heightCm - heightCm]
    return errors.every((centimeters) => Math.abs(centimeters) < 0.11)
  }
  return coarse.find(isExact) ?? fullDetail
}
