import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'

export type AssetKind = 'image' | 'file'

/** An uploaded picture or file, as Sanity describes it. */
export type DescribedAsset = {
  readonly kind: AssetKind
  /** The name in its address: the hash of its bytes, width and height of a picture, and the extension. */
  readonly name: string
  readonly mimeType: string
  /** The attributes of its document, except the address. */
  readonly attributes: { readonly _id: string; readonly _type: string; readonly sha1hash: string } & Readonly<
    Record<string, unknown>
  >
}

const IMAGE_TYPES: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}
const EXTENSION = /\.([a-z0-9]{1,8})$/

/** Describes an upload, given its file name; null for a picture that cannot be read. */
export async function describeAsset(
  kind: AssetKind,
  bytes: Uint8Array,
  filename: string | null,
): Promise<DescribedAsset | null> {
  const sha1hash = createHash('sha1').update(bytes).digest('hex')
  const common = { sha1hash, size: bytes.byteLength, ...(filename && { originalFilename: filename }) }
  if (kind === 'file') {
    const extension = EXTENSION.exec(filename?.toLowerCase() ?? '')?.[1] ?? 'bin'
    const name = `${sha1hash}.${extension}`
    const mimeType = 'application/octet-stream'
    const own = { _id: `file-${sha1hash}-${extension}`, _type: 'sanity.fileAsset', extension, mimeType }
    return { kind, name, mimeType, attributes: { ...own, ...common } }
  }
  const { format, width, height } = await readPicture(bytes)
  const type = IMAGE_TYPES[format ?? '']
  if (!type || !width || !height) return null
  const { extension, mimeType } = type
  const name = `${sha1hash}-${width}x${height}.${extension}`
  const attributes = {
    _id: `image-${sha1hash}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    extension,
    mimeType,
    ...common,
    metadata: { dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height } },
  }
  return { kind, name, mimeType, attributes }
}

/**
 * The picture's metadata; empty for bytes that are not a picture, and for no bytes at all, on which sharp
 * throws.
 */
async function readPicture(bytes: Uint8Array): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes).metadata()
  } catch {
    return {}
  }
}
