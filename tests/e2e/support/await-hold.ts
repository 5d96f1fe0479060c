import { expect, type Page } from '@playwright/test'

/** Waits until a page holds what it sends, which it does some moments after the first interaction. */
export async function awaitHold(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(() => String(window.fetch))).not.toContain('native code')
}
