import { randomBytes } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'

type Visited = {
  /** The visitor's consent as in its cookie; null if not given yet. */
  consent: string | null
}

/**
 * Scripts load after the page. A button pressed earlier works without them, by full page loads, but the journeys are
 * about the behavior with scripts, so opening a page waits for hydration. The consent banner only appears in the
 * journeys about it.
 */
export const test = base.extend<Visited>({
  consent: ['', { option: true }],
  // Each visitor has their own network, set in the proxy's header, because more than thirty accounts from one network
  // are refused.
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'X-Forwarded-For': anyNetwork() }),
  context: async ({ context, consent, baseURL }, use) => {
    if (consent !== null && baseURL !== undefined) {
      await context.addCookies([{ name: 'consent', value: consent, url: baseURL }])
    }
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
  },
})

function anyNetwork(): string {
  return ['10', ...randomBytes(3)].join('.')
}

/** From now on, opening a page waits for hydration. */
export function waitForHydration(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    await page.waitForFunction(() => {
      if (document.querySelector('script[type="module"]') === null) return true
      // The desk and the Studio are applications that the server does not render.
      if (document.querySelector('#desk-settings, #studio-settings') !== null) return true
      return document.documentElement.hasAttribute('data-hydrated')
    })
    return response
  }
}

export { expect } from '@playwright/test'
