import type { DocumentRequest } from '#contracts/document.ts'
import type { House } from '#domain/house/house.ts'

export type DocumentHouse = Pick<House, 'name' | 'contact' | 'legal' | 'timeZone'> & {
  readonly look: Pick<House['look'], 'colors' | 'wordmark'>
}

/** The JPEG files of a document's pictures by URL. A missing picture is replaced by an empty mat. */
export type DocumentPictures = ReadonlyMap<string, Uint8Array>

/** All data needed to create a document, as sent to the worker. */
export type DocumentJob = {
  readonly request: DocumentRequest
  readonly house: DocumentHouse
  readonly pictures: DocumentPictures
  /** Null if the piece has no CAD file. */
  readonly cadFile: Uint8Array | null
  /** A PNG file, or null if the studio has no logo. */
  readonly logo: Uint8Array | null
}
