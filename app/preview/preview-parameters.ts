/** The search parameter that shows the published version to an editor in preview. */
export const PREVIEW_VIEW = 'preview-view'
/** Spec §2: in preview, the search parameter with the id of the menu to show. */
export const MENU_PARAMETER = 'menu-id'
