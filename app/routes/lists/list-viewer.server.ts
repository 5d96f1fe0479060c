import type { RouterContextProvider } from 'react-router'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import type { ListViewer } from '#app/features/lists/pieces/load-piece-facts.server.ts'
import { today } from '#app/page/clock.ts'
import { visitorContext } from '#app/visitor/context.ts'

export function toListViewer(context: Readonly<RouterContextProvider>): ListViewer {
  const visitor = context.get(visitorContext)
  return { visitor, searchVisitor: toSearchVisitor(visitor), today: today(context) }
}
