declare global {
  interface Window {
    /** What a tag manager reads (Spec §7). It exists without one, too. */
    dataLayer?: unknown[]
  }
}

/** The data layer, created if it does not exist. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
