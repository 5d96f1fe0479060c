let isRevalidating = false

/** Returns true during a reload because of a changed standing, on which frame and prices depend. */
export function isStandingRevalidating(): boolean {
  return isRevalidating
}

/** Revalidates the page for another standing; typed input is preserved. */
export async function revalidateForStanding(revalidate: () => Promise<void>): Promise<void> {
  isRevalidating = true
  await revalidate().finally(() => {
    isRevalidating = false
  })
}
