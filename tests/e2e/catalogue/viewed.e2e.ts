import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'

const ARMCHAIR = '/products/nuvola-boucle-armchair'
const PENDANT = '/products/laguna-ribbed-glass-pendant'

test.use({ where: place('de-de') })

test('recently viewed pieces are shown on this device only, without shifting the page under its reader, until they are cleared', async ({
  page,
  visit,
  t,
}) => {
  const row = page.getByRole('region', { name: t('catalogue.viewed.title') })
  await visit(ARMCHAIR)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(async () => {
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    expect(await page.evaluate(() => localStorage.getItem('viewed-products'))).not.toBeNull()
  }).toPass()
  await expect(row).toBeHidden()

  const { promise: isAtFoot, resolve: scrolledToFoot } = Promise.withResolvers<void>()
  await page.route(/\/recently-viewed\.data/, async (route) => {
    const response = await route.fetch()
    await isAtFoot
    await route.fulfill({ response })
  })
  await visit(PENDANT)
  const arrived = page.waitForResponse(/\/recently-viewed\.data/)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const foot = page.getByRole('contentinfo')
  await expect(foot).toBeInViewport()
  const before = await foot.boundingBox()
  scrolledToFoot()
  await arrived
  // Waits for some frames, in which the response would be rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  await expect(row).toBeHidden()
  expect(await foot.boundingBox()).toEqual(before)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(row.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  const sent = await page.request.get(page.url())
  expect(await sent.text()).not.toContain(t('catalogue.viewed.title'))

  await page.getByRole('button', { name: t('catalogue.viewed.forget') }).click()
  await expect(row).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('viewed-products'))).toBeNull()
})
