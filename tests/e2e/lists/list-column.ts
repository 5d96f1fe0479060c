import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/journey.ts'

/** The titles of a list's pieces and sections, in the order of its page. */
export async function column(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('ul').getByRole('heading').allInnerTexts()
}

/** Drags a piece by its handle with the keyboard. */
export async function drag(
  page: Page,
  handle: Locator,
  key: 'ArrowUp' | 'ArrowDown',
  steps: number,
): Promise<void> {
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  for (let step = 0; step < steps; step += 1) await page.keyboard.press(key, { delay: 100 })
  await page.keyboard.press('Space')
  await expect(handle).not.toHaveAttribute('aria-pressed', 'true')
  await expect(handle).toBeFocused()
}
