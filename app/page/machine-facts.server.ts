import { createContext, type RouterContextProvider } from 'react-router'
import type { Visitor } from '#app/visitor/context.ts'
import { toLanguageTag, toLocalePrefix } from '#domain/locale.ts'
import type { Picture } from '#domain/product.ts'

/** Where feed readers follow what a page shows; `path` stands outside of every locale. */
export type Feed = { readonly title: string; readonly path: string }

/** What is shown of a page where somebody shares its address (Open Graph), and nothing else of it says so. */
export type Shared = {
  readonly title: string
  readonly description: string | null
  readonly picture: Picture | null
}

/**
 * What a page tells machines of what it shows, laid down by its loader for the document: facts for search engines
 * (schema.org), a feed where there is one, and what is shown of it where it is shared.
 */
export type MachineFacts = { told: readonly object[]; feed: Feed | null; shared: Shared | null }

/** Filled by the server before the first loader runs; null where no document is made. */
export const machineFactsContext = createContext<MachineFacts | null>(null)

/** Nothing is told yet. */
export function noFacts(): MachineFacts {
  return { told: [], feed: null, shared: null }
}

/**
 * Tells machines what a page shows. Only a document carries it, as text that no script handles: a client navigation
 * has no use for it, and neither has the browser.
 */
export function tellMachines(
  context: Readonly<RouterContextProvider>,
  facts: readonly object[],
  { feed = null, shared = null }: Partial<Omit<MachineFacts, 'told'>> = {},
): void {
  const place = context.get(machineFactsContext)
  if (place) Object.assign(place, { told: facts, feed, shared })
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
