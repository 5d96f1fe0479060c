import { ABOUT } from '#app/features/requests/paths.ts'

/** The address of a form, with the locale, of a form in a panel too, whose address has a parameter more. */
export function formAddress({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams)
  search.delete(ABOUT.panel)
  return `${pathname.replace(/\.data$/, '')}${search.size > 0 ? `?${search}` : ''}`
}
