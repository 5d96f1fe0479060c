import { expectGoodLayer } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { locateModel, WITHOUT_GRAPHICS_CARD } from '../support/model.ts'
import { place } from '../support/places.ts'

test.use({ where: place('de-de') })

// Rendering a model takes the CPU half a minute, so a phone is tested at night.
test('on a phone the 3D model replaces the pictures, fits, and is labelled in the page’s language', {
  tag: '@nightly',
}, async ({ page, visit, t, where }) => {
  test.slow()
  await visit('/products/laguna-ribbed-glass-pendant')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const { opener, stage, model, close } = locateModel(page, t, title)
  await opener.click()
  await expect(model).toBeVisible(WITHOUT_GRAPHICS_CARD)
  await expect(model).toBeInViewport()
  await expect(stage.getByText(t('product.model.hint'))).toBeVisible()
  await expectGoodLayer(page, where)
  await close.click()
  await expect(stage).toBeHidden()
  await expect(opener).toBeFocused()
})
