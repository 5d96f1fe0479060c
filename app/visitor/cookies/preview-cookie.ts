/** Holds the signed pass of an editor. Its presence keeps all their pages out of shared caches. */
export const PREVIEW_COOKIE = 'preview'
/** A pass is valid for a working day. */
export const PREVIEW_SECONDS = 28_800
