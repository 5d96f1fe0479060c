/** Spec §2: the page where an editor chooses filters for a row of products, without the locale. */
export const EDITOR_FILTERS_PATH = '/sanity-algolia-filters'
export const TEXT_PARAMETER = 'text'
