/**
 * A document that machines read: search engines, feed readers, price comparisons. It may be long, so it is
 * written piece by piece and is nowhere whole.
 */
export type MachineDocument = {
  readonly contentType: string
  /** What a change of makes it another one; a change of content does so for all. */
  readonly dependsOnProducts: boolean
  /** One that reads the whole catalogue: such are written one after the other. */
  readonly isLong?: boolean
  /** Its text in pieces of some kilobytes; null when there is none. Throws SourceUnavailable. */
  open(): Promise<AsyncIterable<string> | null>
}

/** Thrown when a service does not answer: the document may be had in a moment. */
export class SourceUnavailable extends Error {}

export const XML_TYPE = 'application/xml; charset=utf-8'
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A text for XML, as an attribute's value or between tags. What XML cannot hold at all is left out. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Control characters, and the two that are none. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

/** A document that is short enough to be written at once. */
export async function* pieceOf(text: string): AsyncIterable<string> {
  yield text
}
