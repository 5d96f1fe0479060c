import { data, type RouterContextProvider } from 'react-router'
import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import { loadSuggestions } from '#app/features/catalogue/card/rows/load-suggestions.server.ts'
import { today } from '#app/page/clock.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'

export type MissingPage = { readonly suggestions: readonly CardView[] }

export async function missingPage(context: Readonly<RouterContextProvider>): Promise<never> {
  const { search } = context.get(clientsContext)
  const suggestions = await loadSuggestions(search, context.get(visitorContext), today(context))
  throw data<MissingPage>({ suggestions }, { status: 404 })
}
