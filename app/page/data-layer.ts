declare global {
  interface Window {
    /** Read by tag managers (Spec §7). It also exists without a tag manager. */
    dataLayer?: unknown[]
  }
}

/** Created if it does not exist. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
