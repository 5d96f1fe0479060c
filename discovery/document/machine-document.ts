/**
 * A document for search engines, feed readers and price comparison sites. It may be long, so it is streamed and never
 * in memory as a whole.
 */
export type MachineDocument = {
  readonly contentType: string
  /** Whether product changes make it outdated; content changes make every document outdated. */
  readonly dependsOnProducts: boolean
  /** Whether it reads the whole catalogue: such documents are written one after the other. */
  readonly isLong?: boolean
  /** Yields chunks of some kilobytes; null if there is no document. Throws SourceUnavailable. */
  open(): Promise<AsyncIterable<string> | null>
}

export class SourceUnavailable extends Error {}

export const XML_TYPE = 'application/xml; charset=utf-8'
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Escapes text for attributes and elements, and removes characters that XML does not allow. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Control characters and the two noncharacters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** Yields a short document as a whole. */
export async function* singleChunk(text: string): AsyncIterable<string> {
  yield text
}
