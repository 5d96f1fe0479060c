/** What a route states in its `handle`: what is the same for all its pages. */
export type PageHandle = {
  /** Guests share the page: it depends on nothing but its path and its `parameters`, and sets no cookie. */
  readonly isShared?: boolean
  /** The search parameters that the page reads; no others reach a shared page. */
  readonly parameters?: readonly string[]
  /** Those of them that make another page, such as the page of a list; all others show the same one. */
  readonly canonicalParameters?: readonly string[]
  /** Not for search engines: no canonical address, no alternates. */
  readonly isUnlisted?: boolean
}

/** The handle of a route; a route without one has nothing to say. */
export function pageHandleOf(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** What the routes of a page state together, the page's own last: only that can say that guests share it. */
export function joinHandles(handles: readonly PageHandle[]): Required<PageHandle> {
  return {
    isShared: handles.at(-1)?.isShared ?? false,
    parameters: handles.flatMap(({ parameters = [] }) => parameters),
    canonicalParameters: handles.flatMap(({ canonicalParameters = [] }) => canonicalParameters),
    isUnlisted: handles.some(({ isUnlisted = false }) => isUnlisted),
  }
}
