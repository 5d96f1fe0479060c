import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { FitEnum, Sharp } from 'sharp'
import sharp from 'sharp'
import { ok, type Result, refuse as refuseResult } from '#domain/result.ts'
import { PIXELS_MAX } from '#services/kernel/pictures/pixels-max.ts'
import { createWorkQueue } from '#services/kernel/work-queue.ts'
import type { ContentCall } from '../content-call.ts'
import { refuse } from '../wire-errors.ts'
import { assets } from './asset-tables.ts'
import { type ImageTransformation, readTransformation } from './image-transformation.ts'

/** File names contain the hash of their bytes, so a file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Prevents scripts in an SVG from running when it is opened directly. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Limits concurrent transformations, so that they do not take CPU time from pages. Each holds an original of up to 50
 * MB in memory.
 */
const CONCURRENT_MAX = 2
const WAITING_MAX = 100

type AssetCall = Pick<ContentCall, 'options' | 'store'>
type Asset = { readonly bytes: Uint8Array; readonly mimeType: string }
type TransformationResult = Result<Uint8Array, 'asset-not-found' | 'picture-unreadable' | 'too-busy'>

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

const FITS: Readonly<Record<ImageTransformation['fit'], keyof FitEnum>> = {
  clip: 'inside',
  crop: 'cover',
  fill: 'contain',
  fillmax: 'contain',
  max: 'inside',
  min: 'cover',
  scale: 'fill',
}

/** The fit modes that never enlarge a picture. */
const NON_ENLARGING_FITS: ReadonlySet<ImageTransformation['fit']> = new Set(['max', 'min', 'fillmax'])

/**
 * `GET /{images|files}/{project}/{dataset}/{name}`: serves an uploaded picture or file like Sanity's CDN. Pictures can
 * be cropped, resized and converted by URL parameters. Responds with 503 while too many pictures are queued.
 */
export function createAssetServer(call: AssetCall): (context: Context) => Promise<Response> {
  const { projectId, dataset, pictures } = call.options
  const runInTurn = createWorkQueue(CONCURRENT_MAX, WAITING_MAX)
  const inProgress = new Map<string, Promise<TransformationResult>>()

  /** Transforms a picture once for all requests that arrive in the meantime. */
  function transformOnce(
    key: string,
    name: string,
    transformation: ImageTransformation,
  ): Promise<TransformationResult> {
    const started = inProgress.get(key)
    if (started) return started
    if (runInTurn.isFull()) return Promise.resolve(refuseResult('too-busy'))
    const work = runInTurn(async (): Promise<TransformationResult> => {
      const original = await readAsset(call, name, true)
      if (!original) return refuseResult('asset-not-found')
      const transformed = await transformImage(original.bytes, getExtension(name), transformation)
      if (!transformed) return refuseResult('picture-unreadable')
      await pictures.write(key, transformed)
      return ok(transformed)
    }).finally(() => inProgress.delete(key))
    inProgress.set(key, work)
    return work
  }

  return async (context) => {
    const { project, dataset: requested, name = '' } = context.req.param()
    if (project !== projectId || requested !== dataset) return notFound(context)
    const isImage = context.req.path.startsWith('/images/')
    const extension = getExtension(name)
    // A GIF may be animated, so it keeps its format unless the request specifies another one.
    const accept = extension === 'gif' ? null : (context.req.header('accept') ?? null)
    const parsed = readTransformation(new URL(context.req.url).searchParams, accept)
    if (!parsed.ok) return refuse(context, 400, 'Bad Request', 'the transformation is malformed')
    const transformation = isImage ? parsed.value : null
    const type = transformation && getOutputType(extension, transformation)
    if (transformation === null || type === null) {
      const asset = await readAsset(call, name, isImage)
      return asset ? respond(asset, name) : notFound(context)
    }
    const hash = createHash('sha256')
      .update(JSON.stringify([name, transformation]))
      .digest('hex')
    const key = `${name}/${hash}`
    const cached = await pictures.read(key)
    const transformed = cached ? ok(cached) : await transformOnce(key, name, transformation)
    if (transformed.ok) return respond({ bytes: transformed.value, mimeType: type }, hash)
    if (transformed.code === 'asset-not-found') return notFound(context)
    if (transformed.code === 'picture-unreadable')
      return refuse(context, 400, 'Bad Request', 'the picture cannot be transformed like this')
    context.header('retry-after', '5')
    return refuse(context, 503, 'Service Unavailable', 'too many pictures at once')
  }
}

function getExtension(name: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(name)?.[1] ?? ''
}

function respond({ bytes, mimeType }: Asset, tag: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mimeType,
      'cache-control': IMMUTABLE,
      etag: `"${tag.slice(0, 64)}"`,
      vary: 'Accept',
      'content-security-policy': POLICY,
    },
  })
}

function notFound(context: Context): Response {
  return refuse(context, 404, 'Not Found', 'No such asset')
}

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
  const bytes = await options.pictures.readHousePicture(document.url)
  return bytes && { bytes, mimeType: String(document.mimeType) }
}

/**
 * Returns the media type of a transformed picture whose original has this extension, or null for types that are served
 * unchanged.
 */
function getOutputType(extension: string, { format }: ImageTransformation): string | null {
  return MIME_TYPES[format ?? extension] ?? null
}

/** Returns null if the bytes are not a picture or the crop region is outside it. */
async function transformImage(
  source: Uint8Array,
  extension: string,
  { width, height, fit, rect, quality, format }: ImageTransformation,
): Promise<Buffer | null> {
  try {
    let picture = sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).rotate()
    if (rect) picture = picture.extract(rect)
    if (width || height)
      picture = picture.resize({
        ...(width && { width }),
        ...(height && { height }),
        fit: width && height ? FITS[fit] : 'inside',
        withoutEnlargement: NON_ENLARGING_FITS.has(fit),
        background: '#ffffff',
      })
    return await encode(picture, format ?? extension, quality).toBuffer()
  } catch {
    // sharp throws for all broken or oversized files.
    return null
  }
}

function encode(picture: Sharp, format: string, quality: number): Sharp {
  if (format === 'jpg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality })
  if (format === 'png') return picture.png()
  if (format === 'avif') return picture.avif({ quality, effort: 2 })
  return picture.webp({ quality })
}
