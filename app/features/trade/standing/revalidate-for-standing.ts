let isRevalidating = false

/** Whether the page is being revalidated because of a changed standing, on which the frame and prices depend. */
export function isStandingRevalidating(): boolean {
  return isRevalidating
}

/** Revalidates the page after its visitor's standing has changed; typed input is preserved. */
export async function revalidateForStanding(revalidate: () => Promise<void>): Promise<void> {
  isRevalidating = true
  await revalidate().finally(() => {
    isRevalidating = false
  })
}
