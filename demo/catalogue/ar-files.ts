import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Maps each piece to the attributes that name its files, with their URL paths. */
export type PieceFiles = ReadonlyMap<string, Partial<Record<'arModel' | 'arModelIos' | 'cadFile', string>>>

const FIELDS = { '.glb': 'arModel', '.usdz': 'arModelIos', '-cad.zip': 'cadFile' } as const

/** Finds the AR and CAD files in a folder, each named after its piece; a missing folder has none. */
export async function readPieceFiles(folder: string): Promise<PieceFiles> {
  const files = new Map<string, Partial<Record<'arModel' | 'arModelIos' | 'cadFile', string>>>()
  const names = await readdir(folder).catch(() => [])
  for (const name of names.toSorted()) {
    for (const [ending, field] of Object.entries(FIELDS)) {
      if (!name.endsWith(ending)) continue
      const piece = name.slice(0, -ending.length)
      files.set(piece, { ...files.get(piece), [field]: join('/files', name) })
    }
  }
  return files
}
