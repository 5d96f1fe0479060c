import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { FOLDERS } from './folders.ts'

const pictureLedger = z.record(
  z.string(),
  z.object({ width: z.number().int(), height: z.number().int(), averageColor: z.string() }),
)

/** An image asset, as Sanity stores it. */
export type PictureAsset = { readonly _id: string } & Readonly<Record<string, unknown>>

/**
 * One image asset for each picture in the ledger, by name. Its id is in Sanity's format, with the hash of the bytes and
 * the size, from which a Studio builds the URL of a thumbnail.
 */
export async function readPictureAssets(): Promise<ReadonlyMap<string, PictureAsset>> {
  const text = await readFile(join(FOLDERS.pictures, 'pictures.json'), 'utf8')
  const pictures = Object.entries(pictureLedger.parse(JSON.parse(text)))
  const assets = pictures.map(async ([name, { width, height, averageColor }]) => {
    const bytes = await readFile(join(FOLDERS.pictures, `${name}.webp`)).catch(() => null)
    const sha1hash = createHash('sha1')
      .update(bytes ?? name)
      .digest('hex')
    const asset = {
      _id: `image-${sha1hash}-${width}x${height}-webp`,
      _type: 'sanity.imageAsset',
      assetId: sha1hash,
      url: `/pictures/${name}.webp`,
      originalFilename: `${name}.webp`,
      extension: 'webp',
      mimeType: 'image/webp',
      ...(bytes && { sha1hash, size: bytes.byteLength }),
      metadata: {
        dimensions: { width, height, aspectRatio: width / height },
        palette: { dominant: { background: averageColor } },
      },
    }
    return [name, asset] as const
  })
  return new Map(await Promise.all(assets))
}

/** Replaces picture names (`image-{name}`) in documents with references to assets by their ids. */
export function withAssetIds<Value>(value: Value, assets: ReadonlyMap<string, PictureAsset>): Value
export function withAssetIds(value: unknown, assets: ReadonlyMap<string, PictureAsset>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetIds(item, assets))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, part]) => {
    const name = key === '_ref' && typeof part === 'string' ? /^image-(.+)$/.exec(part)?.[1] : undefined
    const asset = name === undefined ? undefined : assets.get(name)
    return [key, asset ? asset._id : withAssetIds(part, assets)]
  })
  return Object.fromEntries(fields)
}
