let isRenewing = false

/** Returns true during a reload because of a changed standing, on which frame and prices depend. */
export function isStandingRenewed(): boolean {
  return isRenewing
}

/** Revalidates the page for another standing; typed input is preserved. */
export async function renewStanding(revalidate: () => Promise<void>): Promise<void> {
  isRenewing = true
  await revalidate().finally(() => {
    isRenewing = false
  })
}
