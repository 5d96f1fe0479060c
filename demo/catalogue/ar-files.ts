import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of each piece, as attributes: piece → attribute → URL. */
export type PieceFiles = ReadonlyMap<string, Partial<Record<'arModel' | 'arModelIos' | 'cadFile', string>>>

const FIELDS = { '.glb': 'arModel', '.usdz': 'arModelIos', '-cad.zip': 'cadFile' } as const

/** Finds the AR and CAD files in a folder, each named after its piece. */
export async function readPieceFiles(folder: string): Promise<PieceFiles> {
  const specs = new Map<string, Partial<Record<'arModel' | 'arModelIos' | 'cadFile', string>>>()
  const names = await readdir(folder).catch(() => [])
  for (const name of names.toSorted()) {
    for (const [ending, field] of Object.entries(FIELDS)) {
      if (!name.endsWith(ending)) continue
      const piece = name.slice(0, -ending.length)
      specs.set(piece, { ...specs.get(piece), [field]: join('/files', name) })
    }
  }
  return specs
}
