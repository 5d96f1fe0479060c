/**
 * A header of product queries: with `drafts`, and only with the private token, unpublished products are found by handle
 * or id. They remain in no list, search or cart. A hosted shop ignores it.
 */
export const PREVIEW_HEADER = 'x-preview'
export const PREVIEW_DRAFTS = 'drafts'
