import { ABOUT } from '#app/features/requests/paths.ts'

/** Returns the path with the locale. Leaves out the additional parameter of a form in a panel. */
export function formAddress({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  search.delete(ABOUT.panel)
  return `${pathname.replace(/\.data$/, '')}${search.size > 0 ? `?${search}` : ''}`
}
