import { ABOUT } from '#app/features/requests/paths.ts'

/** Returns path and query with the locale, without the additional parameter of a form in a panel. */
export function formPath({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  search.delete(ABOUT.panel)
  return `${pathname.replace(/\.data$/, '')}${search.size > 0 ? `?${search}` : ''}`
}
