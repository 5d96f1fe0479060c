/** The search parameter that shows the published version to an editor in preview. */
export const PREVIEW_VIEW = 'preview-view'
export const DATE_PARAMETER = 'preview-date'
export const AUDIENCE_PARAMETER = 'preview-audience'
/** Spec §2: in preview, the search parameter with the id of the menu to show. */
export const MENU_PARAMETER = 'menu-id'
