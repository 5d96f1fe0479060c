import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colors are the same in every language, so contrast on most pages is measured in one language. */
export type Measured = { readonly hasContrast?: boolean }

type Inspected = { axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } }

/**
 * Expects no accessibility violations on the page, or in the layer that is open over it. A document loads axe once,
 * which takes as long as checking a page; only violations in the main frame are collected. `hasContrast: false` is for
 * journeys that have measured contrast in another language.
 */
export async function expectAccessible(page: Page, { hasContrast = true }: Measured = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: RULES,
    rules: { 'color-contrast': { enabled: hasContrast } },
    iframes: false,
  }
  const found = await page.evaluate(async (chosen) => {
    // While something fades in or out, its contrast is not its final one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const hasEnd = effect?.getComputedTiming().endTime !== Infinity
      return playState === 'running' && timeline === document.timeline && hasEnd
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { axe } = globalThis as unknown as Inspected
    const { violations } = await axe.run(document, chosen)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(found, page.url()).toEqual([])
}
