import { test as bare } from '@playwright/test'
import sharp from 'sharp'
import { expectGoodLayer } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { locateModel, WITHOUT_GRAPHICS_CARD } from '../support/model.ts'

const ARMCHAIR = '/products/nuvola-boucle-armchair'

test.use({
  // The CPU renders the model, so fewer pixels take less time.
  viewport: { width: 1040, height: 640 },
  // A device on which Scene Viewer places models in rooms, since the browser has no AR.
  userAgent: 'Mozilla/5.0 (Linux; Android 16; Tablet) Chrome/156.0.0.0',
})

// spec 1: product actions: AR view
test('a 3D model is loaded when opened, again after a failure, turns by keyboard, and shows the selected colors, in Scene Viewer too', async ({
  page,
  errors,
  visit,
  t,
  where,
}) => {
  test.slow()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.route('**/*.glb', (route) => route.abort())
  await visit(ARMCHAIR)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /model-(viewer|stage)|\.glb/.test(url))).toEqual([])

  const { opener, stage, model } = locateModel(page, t, 'Nuvola bouclé armchair')
  await opener.click()
  await expect(stage.getByRole('alert')).toContainText('couldn’t load', WITHOUT_GRAPHICS_CARD)
  errors.expectFailureOf(/\/files\/poltrona-nuvola\.glb/)
  await page.unroute('**/*.glb')
  await stage.getByRole('button', { name: 'Try again' }).click()
  await expect(model).toBeFocused(WITHOUT_GRAPHICS_CARD)
  await expect(model).toHaveAccessibleName(/^Nuvola bouclé armchair, Ivory bouclé\. Arrow keys turn it/)
  await expectGoodLayer(page, where)
  const ivory = await colourOf(await model.screenshot())

  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight')
  await expect(stage.getByRole('status')).toHaveText(/^From the (right|left|back)/)

  await page.getByRole('link', { name: 'Charcoal bouclé' }).click()
  await expect(model).toHaveAccessibleName(/^Nuvola bouclé armchair, Charcoal bouclé/)
  await expect(async () => {
    expect(await colourOf(await model.screenshot())).toBeLessThan(ivory - 40)
  }).toPass(WITHOUT_GRAPHICS_CARD)
  const intent = await stage.getByRole('link', { name: t('product.model.room') }).getAttribute('href')
  const file = new URL(intent?.replace(/^intent:/, 'https:') ?? '').searchParams.get('file') ?? ''
  expect(file).toMatch(/\/models\/poltrona-nuvola\.glb\?finish=charcoal$/)
  expect((await page.request.get(file)).headers()['content-type']).toBe('model/gltf-binary')

  await model.focus()
  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(opener).toBeFocused()
})

bare.describe('without JavaScript', () => {
  bare.use({ javaScriptEnabled: false })

  bare('the files of the model are there to be kept', async ({ page }) => {
    await page.goto(ARMCHAIR)
    for (const [name, type] of [
      ['View in 3D and in your room', 'model/gltf-binary'],
      ['3D model for iPhone and iPad', 'model/vnd.usdz+zip'],
    ] as const) {
      const file = await page.getByRole('link', { name }).getAttribute('href')
      const response = await page.request.get(file ?? '')
      expect(response.headers()['content-type']).toBe(type)
    }
  })
})

/** The brightness at the center of a picture, from 0 to 255. */
async function colourOf(screenshot: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata()
  const middle = { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 }
  const { channels } = await sharp(screenshot).extract(middle).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
}
