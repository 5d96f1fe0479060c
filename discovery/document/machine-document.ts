/**
 * For search engines, feed readers and price comparisons. It may be long, so it is streamed and never in memory as a
 * whole.
 */
export type MachineDocument = {
  readonly contentType: string
  /** Whether a change of products outdates it; a change of content outdates every document. */
  readonly dependsOnProducts: boolean
  /** True if it reads the whole catalogue: such documents are written one after the other. */
  readonly isLong?: boolean
  /** Chunks of some kilobytes; null if there is no document. Throws SourceUnavailable. */
  open(): Promise<AsyncIterable<string> | null>
}

export class SourceUnavailable extends Error {}

export const XML_TYPE = 'application/xml; charset=utf-8'
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** For attributes and elements. Characters that XML does not allow are removed. */
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

export async function* pieceOf(text: string): AsyncIterable<string> {
  yield text
}
