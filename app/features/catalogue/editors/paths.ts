/** Spec §2: the page where an editor chooses filters for a row of products, without the locale. */
export const EDITOR_FILTERS_PATH = '/sanity-algolia-filters'
/** The search parameter with the filter text to open. */
export const TEXT_PARAMETER = 'text'
