/**
 * A header of product queries to the commerce service: with `drafts`, and only with the private token, drafts and unpublished products
 * are found by their handle or id. They remain in no list, search or cart. A hosted shop ignores it.
 */
export const PREVIEW_HEADER = 'x-preview'
export const PREVIEW_DRAFTS = 'drafts'
