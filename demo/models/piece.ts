import type { Group } from 'three'
import { assemble, type Part } from './assemble.ts'
import { createWorkshop, type Workshop } from './geometry/workshop.ts'

/** A piece of the house: one drawing, made in one or more finishes. */
export type Piece = {
  name: string
  /** The first finish is the one the AR files and the drawing are made of. */
  finishes: readonly string[]
  /** The model in metres; `detail` 1 for the studio, less for phones. Throws on a finish it is not made in. */
  draw: (finish: string, detail?: number) => Group
}

/** Describes a piece by its finishes and by how its parts are drawn. */
export function piece<Finish>(
  name: string,
  finishes: Record<string, Finish>,
  parts: (workshop: Workshop, finish: Finish) => Part[],
): Piece {
  return {
    name,
    finishes: Object.keys(finishes),
    draw(finishName, detail = 1) {
      const finish = finishes[finishName]
      if (finish === undefined) throw new Error(`${name} is not made in ${finishName}`)
      return assemble(name, parts(createWorkshop(detail), finish))
    },
  }
}
