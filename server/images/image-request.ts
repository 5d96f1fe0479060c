import {
  IMAGE_FORMATS,
  type ImageFormat,
  PICTURE_QUALITY,
  PICTURE_WIDTHS,
  PICTURES_PATH,
  SHARED_PICTURE_WIDTH,
  STORED_NAME,
} from '#contracts/image-address.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** If any value were allowed, anyone could fill the disk with copies of one picture. */
export const IMAGE_QUALITIES = [50, PICTURE_QUALITY, 90]
const IMAGE_WIDTHS = [...PICTURE_WIDTHS, SHARED_PICTURE_WIDTH]

/** The shop's own picture, an editor's upload, or one on an allowed host. */
export type ImageSource =
  | { kind: 'own'; name: string }
  | { kind: 'uploaded'; path: string }
  | { kind: 'remote'; url: URL }

export type ImageRequest = {
  source: ImageSource
  width: number
  quality: number
  format: ImageFormat
  /** Set if the URL specifies the format, so the response is the same for every browser. */
  isFormatNamed: boolean
}

export type ImageRefusal =
  | 'source-not-allowed'
  | 'width-not-offered'
  | 'quality-not-offered'
  | 'format-not-offered'

/**
 * Parses `url`, `w` and `q` (Spec §7, §9) and the formats that the browser accepts. A given `format` overrides these,
 * because mail programs do not report theirs correctly. Widths are those of Spec §9; the default quality is 75. This is
 * never an open proxy: sources are ours or on an allowed host.
 */
export function parseImageRequest(
  { searchParams }: URL,
  accept: string | null,
  allowsHost: (host: string) => boolean,
): Result<ImageRequest, ImageRefusal> {
  const source = parseImageSource(searchParams.get('url') ?? '', allowsHost)
  if (source === null) return refuse('source-not-allowed')
  const width = IMAGE_WIDTHS.find((offered) => String(offered) === searchParams.get('w'))
  if (width === undefined) return refuse('width-not-offered')
  const requested = searchParams.get('q') ?? String(PICTURE_QUALITY)
  const quality = IMAGE_QUALITIES.find((offered) => String(offered) === requested)
  if (quality === undefined) return refuse('quality-not-offered')
  const named = searchParams.get('format')
  const format = named === null ? bestFormat(accept) : IMAGE_FORMATS.find((offered) => offered === named)
  if (format === undefined) return refuse('format-not-offered')
  return ok({ source, width, quality, format, isFormatNamed: named !== null })
}

const UPLOADED = /^\/services\/content(\/images\/[\w-]+\/[\w-]+\/[\w.-]{1,150})$/

/** Null if the shop does not show the picture. */
export function parseImageSource(source: string, allowsHost: (host: string) => boolean): ImageSource | null {
  if (source.startsWith(PICTURES_PATH)) {
    const name = source.slice(PICTURES_PATH.length)
    return STORED_NAME.test(name) ? { kind: 'own', name } : null
  }
  const [, path] = UPLOADED.exec(source) ?? []
  if (path !== undefined) return { kind: 'uploaded', path }
  if (!URL.canParse(source)) return null
  const url = new URL(source)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && allowsHost(url.hostname) ? { kind: 'remote', url } : null
}

function bestFormat(accept: string | null): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}
