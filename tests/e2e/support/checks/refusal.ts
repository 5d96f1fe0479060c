import { expect, type Page } from '@playwright/test'

/**
 * Expects that a form was refused: its summary is visible and focused, and links to the field, which shows the same
 * error.
 */
export async function expectRefusal(page: Page, label: string, error: string): Promise<void> {
  const main = page.getByRole('main')
  const summary = main.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport({ ratio: 0.5 })
  await summary.getByRole('link', { name: `${label}: ${error}` }).click()
  const field = main.getByLabel(label, { exact: true }).first()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  await expect(page.locator(`[id="${described.split(' ').at(-1)}"]`)).toContainText(error)
}
