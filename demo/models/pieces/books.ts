import type { BufferGeometry } from 'three'
import type { Part } from '../assemble.ts'
import { put } from '../geometry/solids.ts'
import { wobble } from '../geometry/wobble.ts'
import type { Workshop } from '../geometry/workshop.ts'
import type { MaterialName } from '../materials.ts'

export type ShelfOfBooks = { cloths: readonly MaterialName[]; books: number; seed: number }

const COVER = 0.0028

/** A run of cloth-bound books, the last of them leaning: a prop for pictures of bookcases. Meters. */
export function runOfBooks(workshop: Workshop, { cloths, books, seed }: ShelfOfBooks): Part[] {
  const bound: BufferGeometry[][] = cloths.map(() => [])
  const paper: BufferGeometry[] = []
  let x = 0
  for (let index = 0; index < books; index++) {
    const { thick, tall, deep, lean } = bookAt(index, books, seed)
    const at = [x + thick / 2 + (lean * tall) / 2, tall / 2, 0.1 - deep / 2] as const
    bound[(index * 2 + Math.floor(index / 3)) % cloths.length]?.push(
      ...binding(workshop, thick, tall, deep).map((form) => put(form, at, { z: -lean })),
    )
    paper.push(put(workshop.planed(thick - 2 * COVER, tall - 0.008, deep - 0.006, 0.001), at, { z: -lean }))
    x += thick + 0.0012 + lean * tall
  }
  return [
    ...cloths.map((material, index) => ({ name: `cloth-${index}`, material, forms: bound[index] ?? [] })),
    { name: 'paper', material: 'linen_white' as const, forms: paper },
  ].map((part) => ({ ...part, forms: part.forms.map((form) => form.translate(-x / 2, 0, 0)) }))
}

function bookAt(index: number, books: number, seed: number) {
  const chance = (salt: number) => Math.min(1, Math.max(-1, wobble(index * 2.7 + salt, seed)))
  return {
    thick: 0.026 + 0.011 * chance(1),
    tall: 0.226 + 0.026 * chance(5),
    deep: 0.158 + 0.014 * chance(9),
    lean: index === books - 1 ? 0.13 : 0,
  }
}

/** Two covers and a spine. */
function binding(workshop: Workshop, thick: number, tall: number, deep: number): BufferGeometry[] {
  const cover = (side: number) =>
    put(workshop.planed(COVER, tall, deep, 0.001), [(side * (thick - COVER)) / 2, 0, 0])
  return [
    cover(-1),
    cover(1),
    put(workshop.planed(thick, tall, COVER * 1.6, 0.002), [0, 0, deep / 2 - COVER * 0.8]),
  ]
}
