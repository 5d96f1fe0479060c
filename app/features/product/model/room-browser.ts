/**
 * Whether a phone may place models in a room, but this browser cannot: Android does it with WebXR, which Firefox and the
 * browsers inside of other apps lack. Of a browser that has WebXR, the phone is what is missing, if anything.
 */
export function needsOtherBrowser(userAgent: string, hasWebXr: boolean): boolean {
  return /\bAndroid\b/.test(userAgent) && !hasWebXr
}
