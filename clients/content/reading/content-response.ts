import type { Result } from '#domain/result.ts'
import type { ContentReader } from './content-reader.ts'

/** `content-unavailable`: no usable response. */
export type ContentResponse<Value> = Promise<Result<Value, 'content-unavailable'>>

/** `isPreview` reads drafts with the preview token; such responses are never cached. */
export type InPreview = { readonly isPreview?: boolean }

/** Caches the response by its parameters, except in preview. */
export type CacheReader = <Requested extends InPreview, Value>(
  name: string,
  reader: (reading: ContentReader, requested: Requested) => ContentResponse<Value>,
) => (requested: Requested) => ContentResponse<Value>
