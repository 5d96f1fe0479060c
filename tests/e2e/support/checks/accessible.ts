import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colors are the same in every language, and measuring contrast takes half of the time. */
export type Measured = { readonly hasContrast?: boolean }

/**
 * Expects no accessibility violations on the page, or in the layer that is open over it. Only violations are collected,
 * and only in the main frame, which takes a third of the time of a full report. `hasContrast: false` is for journeys
 * that have measured it in another language.
 */
export async function expectAccessible(page: Page, { hasContrast = true }: Measured = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES)
  if (!hasContrast) axe.disableRules('color-contrast')
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}
