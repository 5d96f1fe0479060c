import type { Group } from 'three'
import { assemble, type Part } from './assemble.ts'
import { createWorkshop, type Workshop } from './geometry/workshop.ts'

/** A piece of the demonstration: one drawing, in one or more finishes. */
export type Piece = {
  name: string
  /** The first finish is the default, which is used for the AR files and the drawing. */
  finishes: readonly string[]
  /** The model in meters; `detail` is 1 for the studio and less for phones. Throws for an unknown finish. */
  draw: (finish: string, detail?: number) => Group
}

/** Describes a piece by its finishes and its drawing function. */
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
