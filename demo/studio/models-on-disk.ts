import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toGlb } from '../models/files/gltf.ts'
import { getPiece } from '../models/house.ts'
import type { Figure } from './shot.ts'

export type DrawnModel = { path: string; hash: string; materials: readonly string[] }

/** Draws models for the studio into a folder, each once. */
export function createModelStore(folder: string) {
  const models = new Map<string, Promise<DrawnModel>>()
  return function modelOf(figure: Figure): Promise<DrawnModel> {
    const key = `${figure.piece}-${figure.finish}`
    const model = models.get(key) ?? drawModel(folder, key, figure)
    models.set(key, model)
    return model
  }
}

async function drawModel(folder: string, key: string, figure: Figure): Promise<DrawnModel> {
  const group = getPiece(figure.piece).draw(figure.finish)
  const materials: string[] = []
  group.traverse((object) => {
    if ('material' in object && hasName(object.material)) materials.push(object.material.name)
  })
  const bytes = await toGlb(group)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const path = join(folder, `${key}-${hash.slice(0, 8)}.glb`)
  await mkdir(folder, { recursive: true })
  // Another studio may be reading the file of that name, so the file is replaced atomically.
  await writeFile(`${path}.${process.pid}`, bytes)
  await rename(`${path}.${process.pid}`, path)
  return { path, hash, materials }
}

function hasName(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
