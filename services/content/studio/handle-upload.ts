import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Metadata } from 'sharp'
import sharp from 'sharp'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { assets } from '../assets/asset-tables.ts'
import type { ContentCall } from '../content-call.ts'
import { applyMutations } from '../mutations/apply-mutations.ts'
import { refuse } from '../wire-errors.ts'
import { auditDocuments } from './audit.ts'

type AssetKind = 'image' | 'file'

/** An uploaded picture or file, as Sanity describes it. */
type AssetDescription = {
  readonly kind: AssetKind
  readonly name: string
  readonly mimeType: string
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

/**
 * `POST /v{version}/assets/{images|files}/{dataset}`: stores a picture or file and returns its document. Bytes that are
 * already stored return the existing document.
 */
export async function handleUpload(context: Context, call: ContentCall): Promise<Response> {
  const { options, store, access, author } = call
  if (access !== 'editor') return refuse(context, 403, 'Forbidden', 'permission "create" required')
  const kind = KINDS[context.req.param('kind') ?? '']
  if (!kind) return refuse(context, 404, 'Not Found', 'assets are images or files')
  const bytes = new Uint8Array(await context.req.arrayBuffer())
  const asset = await describeAsset(kind, bytes, context.req.query('filename') ?? null)
  if (!asset) return refuse(context, 400, 'Bad Request', 'the body is not a readable picture')
  const { attributes, name, mimeType } = asset
  const present = await findStoredAsset(call, attributes)
  if (present) return context.json({ document: present })
  const document = { ...attributes, url: assetUrl(options, kind, name) }
  await options.database.db.transaction(async (transaction) => {
    await transaction
      .insert(assets)
      .values({ name, mimeType, bytes: Buffer.from(bytes) })
      .onConflictDoNothing()
    await applyMutations(transaction, [{ createIfNotExists: document }], {
      now: options.clock(),
      transactionId: randomToken(),
      isDryRun: false,
      author,
      select: () => [],
    })
    if (author !== null)
      await auditDocuments(transaction, [{ id: attributes._id, action: 'create' }], {
        author,
        now: options.clock(),
      })
  })
  await store.refresh([attributes._id])
  return context.json({ document: (await store.view('raw')).byId.get(attributes._id) ?? document })
}

const KINDS: Readonly<Record<string, AssetKind>> = { images: 'image', files: 'file' }

async function findStoredAsset(
  { store }: ContentCall,
  { _type, sha1hash }: { _type: string; sha1hash: string },
) {
  const { byType } = await store.view('raw')
  return byType.get(_type)?.find((known) => known.sha1hash === sha1hash)
}

function assetUrl(
  { publicPath, projectId, dataset }: ContentCall['options'],
  kind: AssetKind,
  name: string,
): string {
  return `${publicPath}/${kind}s/${projectId}/${dataset}/${name}`
}

/** Describes an upload with the given file name. Returns null for a picture that cannot be read. */
async function describeAsset(
  kind: AssetKind,
  bytes: Uint8Array,
  filename: string | null,
): Promise<AssetDescription | null> {
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
 * Reads the picture's metadata. Returns an empty object if the bytes are not a picture, or if there are none, in which
 * case sharp throws.
 */
async function readPicture(bytes: Uint8Array): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes).metadata()
  } catch {
    return {}
  }
}
