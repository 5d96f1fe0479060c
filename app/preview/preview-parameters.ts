/** The search parameter that shows the published version to an editor in preview. */
export const PREVIEW_VIEW = 'preview-view'
/** The search parameter with the day that an editor previews: yyyy-MM-dd. */
export const DATE_PARAMETER = 'preview-date'
/** The search parameter with the audience as which an editor sees targeted content. */
export const AUDIENCE_PARAMETER = 'preview-audience'
/** Spec §2: in preview, the search parameter with the id of the menu to show. */
export const MENU_PARAMETER = 'menu-id'
