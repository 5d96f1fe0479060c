import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Paths of the product pages of this visit that have loaded only some of their variants. */
const partialPages = new Set<string>()

/** Whether the page with this path loads each variant when it is chosen. */
export function loadsVariants(pathname: string): boolean {
  return partialPages.has(pathname)
}

/** Informs the router, which decides about revalidation without access to the data of a page. */
export function usePartialPage(isPartial: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isPartial) partialPages.add(pathname)
  }, [isPartial, pathname])
}
