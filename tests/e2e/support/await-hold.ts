import { expect, type Page } from '@playwright/test'

/** Waits until a page queues what it sends, which starts shortly after the first interaction. */
export async function waitForQueue(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(() => String(window.fetch))).not.toContain('native code')
}
