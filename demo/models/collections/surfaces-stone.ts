import type { MaterialName } from '../materials.ts'
import { type Piece, piece } from '../piece.ts'
import { arcade, island } from '../pieces/stone-blocks.ts'

const STONES = {
  travertine: 'travertine',
  calacatta: 'marble_calacatta',
  verde: 'marble_verde',
  rosso: 'marble_rosso',
  nero: 'marble_nero',
} satisfies Record<string, MaterialName>

function inStone(...names: (keyof typeof STONES)[]): Record<string, MaterialName> {
  return Object.fromEntries(names.map((name) => [name, STONES[name]]))
}

/** Tables and consoles cut from stone. */
export const STONE_PIECES: readonly Piece[] = [
  piece('consolle-arcata', inStone('travertine', 'nero'), (workshop, stone) =>
    arcade(workshop, { width: 1.38, height: 0.8, depth: 0.34, arches: 2, pier: 0.07 }, stone),
  ),
  piece('tavolino-arcata', inStone('travertine', 'rosso'), (workshop, stone) =>
    arcade(workshop, { width: 1.3, height: 0.36, depth: 0.66, arches: 3, pier: 0.06 }, stone),
  ),
  piece('cubo-arcata', inStone('rosso', 'travertine', 'calacatta'), (workshop, stone) =>
    arcade(workshop, { width: 0.4, height: 0.48, depth: 0.4, arches: 1, pier: 0.06 }, stone),
  ),
  piece('tavolino-isola', inStone('calacatta', 'verde'), (workshop, stone) =>
    island(
      workshop,
      {
        length: 1.24,
        depth: 0.8,
        height: 0.33,
        legs: [
          { x: -0.27, z: 0.04, radius: 0.18 },
          { x: 0.27, z: 0.14, radius: 0.11 },
          { x: 0.24, z: -0.18, radius: 0.11 },
        ],
      },
      stone,
    ),
  ),
  piece('tavolino-isola-piccolo', inStone('verde', 'rosso', 'travertine'), (workshop, stone) =>
    island(
      workshop,
      { length: 0.58, depth: 0.44, height: 0.44, legs: [{ x: 0, z: 0, radius: 0.135 }] },
      stone,
    ),
  ),
]
