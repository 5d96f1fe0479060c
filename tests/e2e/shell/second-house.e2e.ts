import { freePort, type RunningShop, startShop } from '#scripts/shop/running-shop.ts'
import { makeScratchFolder } from '#scripts/shop/scratch-folder.ts'
import { readHouse } from '#server/house/read-house.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const FOLDER = 'houses/bakery-tools'
const OTHER = readHouse(FOLDER)
const where = place('en-gb')

test.use({ where })

let shop: RunningShop
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await startShop({
    dataFolder: makeScratchFolder('second-house'),
    port: await freePort(),
    environment: {
      EMPTY: 'yes',
      DEMONSTRATION: 'yes',
      HOUSE_FOLDER: FOLDER,
      PICTURES_FOLDER: `${FOLDER}/pictures`,
    },
  })
})
test.afterAll(() => shop?.stop())

test('another house sells its own products: nothing of the first one is in its pages', async ({
  page,
  faults,
  t,
}) => {
  test.setTimeout(120_000)
  const visit = async (path: string) =>
    void (await faults.open(`${shop.origin}/en-gb${path === '/' ? '' : path}`))
  const look = async () => {
    await expectGoodPage(page, where)
    expect(await page.content()).not.toContain(HOUSE.name)
  }
  await visit('/')
  await expect(page).toHaveTitle(`${OTHER.description} | ${OTHER.name}`)
  await look()
  await page.getByRole('main').getByRole('link', { name: 'Proofing', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proofing')
  await look()
  await page.getByRole('link', { name: 'Round banneton' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round banneton')
  await expect(page.getByRole('navigation', { name: t('shell.breadcrumbs.label') })).toContainText('Proofing')
  await look()
  await buyAsGuest(
    { page, visit, t, where },
    { product: '/products/round-banneton', work: 'preparing', currency: '£', look },
  )
  for (const path of ['/legal/contact', '/legal/cookie-policy', '/sitemap', '/search?q=steel']) {
    await visit(path)
    await look()
  }
})
