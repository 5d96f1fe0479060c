import { createContext, type RouterContextProvider } from 'react-router'
import { toLanguageTag, toLocalePrefix } from '#domain/locale.ts'
import type { Visitor } from './context.ts'

/** What a page tells search engines of what it shows (schema.org), laid down by its loader for the document. */
export type MachineFacts = { told: readonly object[] }

/** Filled by the server before the first loader runs; null where no document is made. */
export const machineFactsContext = createContext<MachineFacts | null>(null)

/**
 * Tells search engines what a page shows. Only a document carries it, as text that no script handles: a client
 * navigation has no use for it, and neither has the browser.
 */
export function tellMachines(context: Readonly<RouterContextProvider>, facts: readonly object[]): void {
  const place = context.get(machineFactsContext)
  if (place) place.told = facts
}

/** The facts as an element of the head. Escaped, so that no text of a product can end it. */
export function factsElement(facts: readonly object[]): string {
  if (facts.length === 0) return ''
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** Where a page stands, as its facts need it. */
export type Place = {
  readonly origin: string
  /** '/de-at' */
  readonly prefix: string
  readonly language: Visitor['language']
  /** 'de-AT' */
  readonly tag: string
}

export function placeOf({ locale, language }: Visitor, { origin }: URL): Place {
  return { origin, prefix: toLocalePrefix(locale), language, tag: toLanguageTag(locale) }
}
