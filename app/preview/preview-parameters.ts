/** The search parameter by which an editor looks at what is published, between two drafts. */
export const PREVIEW_VIEW = 'preview-view'
/** Spec §2: in preview, the search parameter that names the menu to show. */
export const MENU_PARAMETER = 'menu-id'
