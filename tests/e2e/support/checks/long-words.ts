import type { Page } from '@playwright/test'

/** A word that cannot be broken, as long as a field allows. */
export const longWord = (max: number) =>
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, Math.min(200, max))

/** The element that is wider than the window; null if there is none. */
export function findWidest(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const wide = all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
    return wide
      .slice(0, 3)
      .map((one) => `${one.tagName} ${one.className}`)
      .join(' > ')
  })
}
