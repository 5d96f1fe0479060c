import { ok, type Result, refuse } from '#domain/result.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const

/** The transformation of a picture, as specified by its URL (Sanity's image URLs). Sizes are in pixels. */
export type ImageTransformation = {
  readonly width: number | null
  readonly height: number | null
  readonly fit: (typeof FITS)[number]
  /** The region that is cropped from the original before any other change. */
  readonly rect: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  } | null
  readonly quality: number
  /** Null for the original format. */
  readonly format: (typeof FORMATS)[number] | null
}

/** The maximum side length of transformed pictures. */
export const SIDE_MAX_PX = 4096
const DEFAULT_QUALITY = 75

/**
 * Reads the transformation from URL parameters: `w`, `h`, `dpr`, `fit`, `rect`, `q`, `fm`, and `auto=format` with the
 * formats that the browser accepts. Other parameters are ignored. Returns null if the original is requested.
 */
export function readTransformation(
  parameters: URLSearchParams,
  accept: string | null,
): Result<ImageTransformation | null, 'transformation-malformed'> {
  const [w, h, q, dpr] = ['w', 'h', 'q', 'dpr'].map((name) => parseNumber(parameters.get(name)))
  const fit = parameters.get('fit') ?? 'max'
  const named = parameters.get('fm')
  const rect = parseRect(parameters.get('rect'))
  const hasError = [w, h, q, dpr, rect].includes(undefined)
  const isFit = (FITS as readonly string[]).includes(fit)
  const isFormat = named === null || (FORMATS as readonly string[]).includes(named)
  if (hasError || !isFit || !isFormat) return refuse('transformation-malformed')
  const isAuto = parameters.get('auto')?.split(',').includes('format') ?? false
  if (!w && !h && !rect && !q && named === null && !isAuto) return ok(null)
  const ratio = Math.min(Math.max(dpr ?? 1, 1), 3)
  const side = (length: number | null | undefined) =>
    length ? Math.min(Math.max(Math.round(length * ratio), 1), SIDE_MAX_PX) : null
  return ok({
    width: side(w),
    height: side(h),
    fit: fit as ImageTransformation['fit'],
    rect: rect ?? null,
    quality: Math.min(Math.max(Math.round(q ?? DEFAULT_QUALITY), 1), 100),
    format: named === null ? (isAuto ? bestFormat(accept) : null) : (named as ImageTransformation['format']),
  })
}

/** Returns null if the parameter is missing, or undefined if it is not a number. */
function parseNumber(text: string | null): number | null | undefined {
  if (text === null) return null
  return /^\d{1,5}(?:\.\d{1,4})?$/.test(text) ? Number(text) : undefined
}

function parseRect(text: string | null): ImageTransformation['rect'] | undefined {
  if (text === null) return null
  const [left, top, width, height, ...others] = text.split(',').map((part) => parseNumber(part))
  if (others.length > 0 || !isLength(left) || !isLength(top) || !isLength(width) || !isLength(height))
    return undefined
  return width >= 1 && height >= 1
    ? { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
    : undefined
}

function isLength(value: number | null | undefined): value is number {
  return typeof value === 'number'
}

function bestFormat(accept: string | null): ImageTransformation['format'] {
  return accept?.includes('image/webp') ? 'webp' : null
}
