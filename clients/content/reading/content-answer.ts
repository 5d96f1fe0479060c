import type { Result } from '#domain/result.ts'
import type { ContentReader } from './content-reader.ts'

/** What a call of the content client answers; `content-unavailable` when the service did not give a usable answer. */
export type ContentResponse<Value> = Promise<Result<Value, 'content-unavailable'>>

/** `isPreview` reads drafts, with the preview token; such answers are never remembered. */
export type InPreview = { readonly isPreview?: boolean }

/** Makes a call of a reader: what it answers to a question is remembered, unless it was requested in preview. */
export type Remembered = <Requested extends InPreview, Value>(
  name: string,
  reader: (reading: ContentReader, requested: Requested) => ContentResponse<Value>,
) => (requested: Requested) => ContentResponse<Value>
