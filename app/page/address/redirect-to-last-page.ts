import { redirect } from './redirect.ts'

/** Spec §7: `ppage` is the page of a list that a visitor returns to. */
const PAGE_PARAMETERS = ['page', 'ppage']

/** Redirects a page past the end of a list to the last one. `requested` and `shown` count from 1. */
export function redirectToLastPage(
  { pathname, searchParams }: URL,
  { requested, shown }: { requested: number; shown: number },
): void {
  if (requested <= shown) return
  const others = [...searchParams].filter(([name]) => !PAGE_PARAMETERS.includes(name))
  const search = new URLSearchParams(others)
  if (shown > 1) search.set('page', String(shown))
  throw redirect(pathname + (search.size > 0 ? `?${search}` : ''))
}
