import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueProducts } from '../demo/catalogue/catalogue.ts'
import { toDxf } from '../demo/models/files/cad-drawing.ts'
import { toLightGlb } from '../demo/models/files/gltf.ts'
import { toUsdz } from '../demo/models/files/usdz.ts'
import { pieceNamed } from '../demo/models/house.ts'

/**
 * `node scripts/model-files.ts [PIECE …]`: writes the AR and CAD files of the demonstration house, or of these
 * pieces, each in the finish its product begins with.
 */
const asked = process.argv.slice(2)
const folder = join(import.meta.dirname, '../demo/files')
await mkdir(folder, { recursive: true })
const written = new Set<string>()
for (const { facts, words } of catalogueProducts()) {
  if (written.has(facts.piece) || (asked.length > 0 && !asked.includes(facts.piece))) continue
  written.add(facts.piece)
  const piece = pieceNamed(facts.piece)
  const [{ finish }] = facts.variants
  const glb = await toLightGlb(piece, finish)
  const usdz = await toUsdz(piece, finish)
  const dxf = toDxf(words.title.en, piece.draw(finish, 0.5))
  await writeFile(join(folder, `${piece.name}.glb`), glb)
  await writeFile(join(folder, `${piece.name}.usdz`), usdz)
  await writeFile(join(folder, `${piece.name}.dxf`), dxf)
  const sizes = [glb.length, usdz.length, dxf.length].map((bytes) => `${Math.round(bytes / 1024)} KB`)
  console.log(piece.name, ...sizes)
}
