import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { ContentCall } from '../content-call.ts'
import { refuse } from '../wire-errors.ts'
import { assets } from './asset-tables.ts'
import { readTransformation } from './image-transformation.ts'
import { transformedType, transformImage } from './transform-image.ts'

/** The name contains the hash of the bytes, so a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** An SVG may contain scripts, which must not run when it is opened by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Few pictures at once, so that pages do not wait for processors. */
const inTurn = createWorkQueue(2)

type AssetCall = Pick<ContentCall, 'options' | 'store'>
type Asset = { readonly bytes: Uint8Array; readonly mimeType: string }

/**
 * `GET /{images|files}/{project}/{dataset}/{name}`: an uploaded picture or file, as Sanity's own network serves it; a picture also
 * in the size, part and format that the address says.
 */
export async function serveAsset(context: Context, call: AssetCall): Promise<Response> {
  const { projectId, dataset } = call.options
  const { project, dataset: requested, name = '' } = context.req.param()
  if (project !== projectId || requested !== dataset) return notFound(context)
  const isImage = context.req.path.startsWith('/images/')
  const accept = context.req.header('accept') ?? null
  const wanted = readTransformation(new URL(context.req.url).searchParams, accept)
  if (!wanted.ok) return refuse(context, 400, 'Bad Request', 'the transformation is malformed')
  const extension = /\.([a-z0-9]{1,8})$/.exec(name)?.[1] ?? ''
  const transformation = isImage ? wanted.value : null
  const type = transformation && transformedType(extension, transformation)
  if (transformation === null || type === null) {
    const asset = await readAsset(call, name, isImage)
    return asset ? respond(asset, name) : notFound(context)
  }
  const key = createHash('sha256')
    .update(JSON.stringify([name, transformation]))
    .digest('hex')
  const cached = await call.options.pictures.read(key)
  if (cached) return respond({ bytes: cached, mimeType: type }, key)
  const original = await readAsset(call, name, isImage)
  if (!original) return notFound(context)
  const made = await inTurn(() => transformImage(original.bytes, extension, transformation))
  if (!made) return refuse(context, 400, 'Bad Request', 'the picture cannot be transformed so')
  await call.options.pictures.write(key, made)
  return respond({ bytes: made, mimeType: type }, key)
}

function respond({ bytes, mimeType }: Asset, tag: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mimeType,
      'cache-control': FOREVER,
      etag: `"${tag.slice(0, 64)}"`,
      vary: 'Accept',
      'content-security-policy': POLICY,
    },
  })
}

function notFound(context: Context): Response {
  return refuse(context, 404, 'Not Found', 'No such asset')
}

/** An upload, or a picture of the house that its document refers to. */
async function readAsset(
  { options, store }: AssetCall,
  name: string,
  isImage: boolean,
): Promise<Asset | null> {
  const [uploaded] = await options.database.db.select().from(assets).where(eq(assets.name, name))
  if (uploaded || !isImage) return uploaded ?? null
  const { byId } = await store.view('raw')
  const document = byId.get(`image-${name.replace(/\.([a-z0-9]+)$/, '-$1')}`)
  if (typeof document?.url !== 'string') return null
  const bytes = await options.pictures.readOfHouse(document.url)
  return bytes && { bytes, mimeType: String(document.mimeType) }
}
