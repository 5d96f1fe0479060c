import { randomBytes } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'

type Visited = {
  /** The visitor's consent, as in its cookie; null: never answered. */
  consent: string | null
}

/**
 * The shop's scripts come after the page. Anyone who presses a button before works without them, by whole pages; the
 * journeys mean what happens with them, so an opened page is there once React listens. The consent banner
 * comes up in the journeys that are about it only.
 */
export const test = base.extend<Visited>({
  consent: ['', { option: true }],
  // Each visitor has a network of their own, in the proxy's header: thirty accounts from one are refused.
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

/** From now on a page that is opened is there once React listens. */
export function waitForHydration(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    await page.waitForFunction(() => {
      if (document.querySelector('script[type="module"]') === null) return true
      return document.documentElement.hasAttribute('data-hydrated')
    })
    return response
  }
}

export { expect } from '@playwright/test'
