import { expect, type Locator, type Page } from '@playwright/test'

/** Sends a form on its page until it was open for as long as a person needs, and its receipt is shown. */
export async function sendAsPerson(page: Page, send: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await send()
    await expect(page).toHaveURL(/\/contact\/sent\?/, { timeout: 3_000 })
  }).toPass()
}

/** Like above, from a panel, in which `receipt` replaces the form. */
export async function sendAsPersonInPanel(send: Locator, receipt: Locator): Promise<void> {
  await expect(async () => {
    if ((await receipt.count()) === 0) await send.click({ timeout: 3_000 })
    await expect(receipt).toBeFocused({ timeout: 3_000 })
  }).toPass()
}
