import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { parseProductAttributes } from '../../domain/product/product-attributes.ts'
import type { MediaDraft } from '../../services/commerce/import/product-draft.ts'
import { readLedger } from '../studio/ledger.ts'

/** What a generated product borrows from a demonstration piece: its pictures and files. */
export type Source = {
  readonly category: string
  readonly pictures: readonly Pick<MediaDraft, 'url' | 'width' | 'height'>[]
  readonly modelSources: MediaDraft['sources']
  readonly cadFile: string | null
  readonly size: { readonly widthCm: number; readonly depthCm: number; readonly heightCm: number }
}

const rows = z.array(z.record(z.string(), z.string()))
const FIELD = /product\.metafields\.custom\.(\w+)/

/** Reads what can be borrowed from each product of the demonstration. `demo` is its folder. */
export async function readSources(demo: string): Promise<Source[]> {
  const [text, ledger] = await Promise.all([
    readFile(join(demo, 'catalogue/products.csv'), 'utf8'),
    readLedger(join(demo, 'pictures')),
  ])
  const byHandle = Map.groupBy(rows.parse(parse(text, { columns: true })), (row) => row.Handle ?? '')
  return Promise.all(
    [...byHandle.values()].map(async ([first = {}, ...rest]) => {
      const fields = Object.entries(first).map(
        ([column, value]) => [FIELD.exec(column)?.[1] ?? column, value] as const,
      )
      const { category, dimensions, arModel, arModelIos, cadFile } = parseProductAttributes(new Map(fields))
      const pictures = [first, ...rest].flatMap(({ 'Image Src': file = '' }) => {
        const picture = ledger[file.replace(/\.webp$/, '')]
        return picture ? [{ url: `/pictures/${file}`, width: picture.width, height: picture.height }] : []
      })
      const { widthCm, depthCm, heightCm } = dimensions
      return {
        category: category ?? '',
        pictures,
        modelSources: [
          ...(await toModelSource(demo, arModel, 'glb', 'model/gltf-binary')),
          ...(await toModelSource(demo, arModelIos, 'usdz', 'model/vnd.usdz+zip')),
        ],
        cadFile,
        size: { widthCm: widthCm ?? 0, depthCm: depthCm ?? 0, heightCm: heightCm ?? 0 },
      }
    }),
  )
}

async function toModelSource(demo: string, url: string | null, format: string, mimeType: string) {
  if (url === null) return []
  const { size } = await stat(join(demo, 'files', basename(url)))
  return [{ url, format, mimeType, filesize: size }]
}

/** The sources in a category, or in its nearest ancestor that has any, or all of them. */
export function sourcesFor(sources: readonly Source[], category: string): readonly Source[] {
  for (let path = category; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const found = sources.filter(
      (source) => source.category === path || source.category.startsWith(`${path}/`),
    )
    if (found.length > 0) return found
  }
  return sources
}
