import { expect, type Locator, type Page } from '@playwright/test'

/** The shop considers forms that are sent sooner to be filled in by a bot (`domain/request/form-traps.ts`). */
const PERSON_MS = 2_000

/** Sends a form on its page until it has been open for as long as a person needs, and its receipt is shown. */
export async function sendAsPerson(page: Page, send: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await send()
    await expect(page).toHaveURL(/\/contact\/sent\?/, { timeout: 3_000 })
  }).toPass()
}

/** Like above, in a panel, where `receipt` replaces the form. */
export async function sendAsPersonInPanel(send: Locator, receipt: Locator): Promise<void> {
  await expect(async () => {
    if ((await receipt.count()) === 0) await send.click({ timeout: 3_000 })
    await expect(receipt).toBeFocused({ timeout: 3_000 })
  }).toPass()
}

/**
 * Waits until the document has been open for as long as a person needs to fill in a form, for a journey that sends its
 * form once. The server opened the form no later than when its first byte arrived.
 */
export async function waitAsPerson(page: Page): Promise<void> {
  await page.waitForFunction((personMs) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return document !== undefined && performance.now() - document.responseStart > personMs
  }, PERSON_MS)
}
