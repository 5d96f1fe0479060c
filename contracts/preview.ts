/**
 * A header of product queries. With `drafts`, and only with the private token, unpublished products are found by handle
 * or id. They never appear in a list, search or cart. A hosted shop ignores it.
 */
export const PREVIEW_HEADER = 'x-preview'
export const PREVIEW_DRAFTS = 'drafts'
