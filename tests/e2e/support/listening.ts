import { test as base, type Page } from '@playwright/test'

/**
 * The shop's scripts come after the page. Whoever presses a button before works without them, by whole pages; the
 * journeys mean what happens with them, so an opened page is there once React listens.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) awaitScripts(page)
    await use(page)
  },
})

function awaitScripts(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    await page.waitForFunction(
      () =>
        document.querySelector('script[type="module"]') === null ||
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    )
    return response
  }
}

export { expect } from '@playwright/test'
