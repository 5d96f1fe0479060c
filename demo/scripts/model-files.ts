import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { catalogueProducts } from '../catalogue/catalogue.ts'
import { toCadZip } from '../models/files/cad-files.ts'
import { toGlb, toLightGlb } from '../models/files/gltf.ts'
import { toUsdz } from '../models/files/usdz.ts'
import { getPiece } from '../models/house.ts'
import type { Piece } from '../models/piece.ts'

/** Increment this if a change in demo/models/files requires all files to be written again. */
const EDITION = 2

/**
 * `node demo/scripts/model-files.ts [PIECE …]`: writes the AR and CAD files of the demonstration, or of these pieces,
 * each in the product's default finish. Unchanged pieces are skipped.
 */
const requested = process.argv.slice(2)
const folder = join(import.meta.dirname, '../files')
const ledgerPath = join(folder, 'inputs.json')
await mkdir(folder, { recursive: true })
const ledger = existsSync(ledgerPath)
  ? z.record(z.string(), z.string()).parse(JSON.parse(await readFile(ledgerPath, 'utf8')))
  : {}
const seen = new Set<string>()
for (const { specs, words } of catalogueProducts()) {
  if (seen.has(specs.piece) || (requested.length > 0 && !requested.includes(specs.piece))) continue
  seen.add(specs.piece)
  const piece = getPiece(specs.piece)
  const [{ finish }] = specs.variants
  const inputs = await hashOf(piece, finish, words.title.en)
  if (ledger[piece.name] === inputs && requested.length === 0) continue
  const files = {
    '.glb': await toLightGlb(piece, finish),
    '.usdz': await toUsdz(piece, finish),
    '-cad.zip': toCadZip(piece, finish, words.title.en),
  }
  for (const [ending, content] of Object.entries(files))
    await writeFile(join(folder, piece.name + ending), content)
  ledger[piece.name] = inputs
  const sorted = Object.entries(ledger).sort(([a], [b]) => a.localeCompare(b, 'en'))
  await writeFile(ledgerPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  const sizes = Object.values(files).map((content) => `${Math.round(content.length / 1024)} KB`)
  console.log(piece.name, ...sizes)
}

/** Hashes the inputs of the files: a coarse drawing in every finish, the default finish, and the title. */
async function hashOf(piece: Piece, first: string, title: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([EDITION, first, title, piece.finishes]))
  for (const finish of piece.finishes) hash.update(await toGlb(piece.draw(finish, 0.3)))
  return hash.digest('hex').slice(0, 16)
}
