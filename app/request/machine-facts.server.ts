import { createContext, type RouterContextProvider } from 'react-router'
import { toLanguageTag, toLocalePrefix } from '#domain/locale.ts'
import type { Visitor } from './context.ts'

/** Where feed readers follow what a page shows; `path` stands outside of every locale. */
export type Feed = { readonly title: string; readonly path: string }

/**
 * What a page tells machines of what it shows, laid down by its loader for the document: facts for search engines
 * (schema.org), and a feed where there is one.
 */
export type MachineFacts = { told: readonly object[]; feed: Feed | null }

/** Filled by the server before the first loader runs; null where no document is made. */
export const machineFactsContext = createContext<MachineFacts | null>(null)

/**
 * Tells machines what a page shows. Only a document carries it, as text that no script handles: a client navigation
 * has no use for it, and neither has the browser.
 */
export function tellMachines(
  context: Readonly<RouterContextProvider>,
  facts: readonly object[],
  feed: Feed | null = null,
): void {
  const place = context.get(machineFactsContext)
  if (place) Object.assign(place, { told: facts, feed })
}

/** What was told as elements of the head. Escaped, so that no text of a product can end them. */
export function factsElements({ told, feed }: MachineFacts): string {
  const json = JSON.stringify(told).replaceAll('<', '\\u003c')
  const facts = told.length > 0 ? `<script type="application/ld+json">${json}</script>` : ''
  return feed === null ? facts : facts + feedLink(feed)
}

function feedLink({ title, path }: Feed): string {
  return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${path}">`
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
