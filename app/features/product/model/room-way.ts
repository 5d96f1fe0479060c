/** What places a model in a visitor's room: the viewer in the page, or an app; or why nothing does. */
type RoomWay = 'viewer' | 'scene-viewer' | 'other-browser' | 'room-unsupported'

/**
 * The way of a phone; null on a desktop, which has a code to scan instead. Where the viewer cannot do it itself (WebXR,
 * Quick Look), Android has Scene Viewer. A phone without that app may still have a browser with WebXR.
 */
export function roomWayOf(
  userAgent: string,
  {
    canViewerPlace,
    hasWebXr,
    isSceneViewerMissing,
  }: { canViewerPlace: boolean; hasWebXr: boolean; isSceneViewerMissing: boolean },
): RoomWay | null {
  if (canViewerPlace) return 'viewer'
  if (!/\bAndroid\b/.test(userAgent)) return null
  if (!isSceneViewerMissing) return 'scene-viewer'
  return hasWebXr ? 'room-unsupported' : 'other-browser'
}
