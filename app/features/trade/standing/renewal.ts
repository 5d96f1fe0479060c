let isRenewing = false

/** Whether the page is loaded again because the standing has changed, on which its frame and prices depend. */
export function isStandingRenewed(): boolean {
  return isRenewing
}

/** Loads the page again for another standing; what was typed stays. */
export async function renewStanding(revalidate: () => Promise<void>): Promise<void> {
  isRenewing = true
  await revalidate().finally(() => {
    isRenewing = false
  })
}
