import { expect, type Page } from '@playwright/test'
import { WORD_FILES } from './words.ts'

/**
 * Waits until a page queues what it sends, and has the messages that say so, which both load after the first
 * interaction.
 */
export async function waitForQueue(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(() => String(window.fetch))).not.toContain('native code')
  const hasMessages = (files: string) =>
    performance.getEntriesByType('resource').some(({ name }) => new RegExp(files).test(name))
  await expect.poll(() => page.evaluate(hasMessages, WORD_FILES.source)).toBe(true)
}
