import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** A CPU takes seconds to draw a model. */
export const WITHOUT_GRAPHICS_CARD = { timeout: 60_000 }

/** The 3D model on a product page: its button, its stage and its viewer. */
export function locateModel(page: Page, t: Words, title: string) {
  const stage = page.getByRole('region', { name: t('product.model.label', { title }), exact: true })
  return {
    opener: page.getByRole('link', { name: t('product.model.open') }),
    stage,
    model: stage.getByRole('img', { name: title }),
    close: stage.getByRole('button', { name: t('product.model.close') }),
  }
}
