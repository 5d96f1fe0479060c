import { data, type RouterContextProvider } from 'react-router'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { loadSuggestions } from '#app/features/catalogue/card/rows/load-suggestions.server.ts'
import { now } from '#app/page/clock.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'

/** What a page that does not exist shows besides saying so. */
export type MissingPage = { readonly suggestions: readonly CardView[] }

/** Answers 404, with pieces to go on with. */
export async function missingPage(context: Readonly<RouterContextProvider>): Promise<never> {
  throw data(await loadMissingPage(context), { status: 404 })
}

export async function loadMissingPage(context: Readonly<RouterContextProvider>): Promise<MissingPage> {
  const { search } = context.get(clientsContext)
  return { suggestions: await loadSuggestions(search, context.get(visitorContext), now()) }
}
