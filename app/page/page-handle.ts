/** The fixed properties of a route's pages, exported as its `handle`. */
export type PageHandle = {
  /** Whether guests share the page, because it depends only on its path and its `parameters` and sets no cookie. */
  readonly isShared?: boolean
  /** The search parameters that the page reads; all others are removed from a shared page's request. */
  readonly parameters?: readonly string[]
  /** Those parameters that select another page, such as the page of a list. */
  readonly canonicalParameters?: readonly string[]
  /** Whether the page is hidden from search engines, without a canonical address or alternates. */
  readonly isUnlisted?: boolean
  /** Whether the document has no scripts. */
  readonly isScriptless?: boolean
}

export function getPageHandle(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** Merges the handles of a page's routes, its own last; only that one decides whether guests share the page. */
export function mergeHandles(handles: readonly PageHandle[]): Required<PageHandle> {
  return {
    isShared: handles.at(-1)?.isShared ?? false,
    parameters: handles.flatMap(({ parameters = [] }) => parameters),
    canonicalParameters: handles.flatMap(({ canonicalParameters = [] }) => canonicalParameters),
    isUnlisted: handles.some(({ isUnlisted = false }) => isUnlisted),
    isScriptless: handles.some(({ isScriptless = false }) => isScriptless),
  }
}
