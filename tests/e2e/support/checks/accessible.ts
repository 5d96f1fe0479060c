import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours are the same in every language, and their contrast takes half the time of all that is measured. */
export type Measured = { readonly hasContrast?: boolean }

/**
 * Nothing on the page, or in the layer that is open over it, keeps anyone out. Only what is wrong is put together,
 * and in the page itself, for it has no frames of others: a third of the time that a full report takes.
 * `hasContrast: false` is for what the same journey has measured in another language.
 */
export async function expectAccessible(page: Page, { hasContrast = true }: Measured = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES)
  if (!hasContrast) axe.disableRules('color-contrast')
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}
