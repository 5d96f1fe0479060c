import type { Browser, Page } from '@playwright/test'
import { freePort, type RunningShop, startShop } from '#scripts/shop/running-shop.ts'
import { makeScratchFolder } from '#scripts/shop/scratch-folder.ts'
import { readHouse } from '#server/house/read-house.ts'
import { fileText, manyVariantRows, writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const FOLDER = 'houses/bakery-tools'
const OTHER = readHouse(FOLDER)
const where = place('en-gb')

test.use({ where })
// Both journeys use the same shop.
test.describe.configure({ mode: 'default' })

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
  errors,
  t,
}) => {
  test.setTimeout(120_000)
  const visit = async (path: string) =>
    void (await errors.open(`${shop.origin}/en-gb${path === '/' ? '' : path}`))
  const readNames = async () => expect(await page.content()).not.toContain(HOUSE.name)
  const look = async () => {
    await expectGoodPage(page, where)
    await readNames()
  }
  await visit('/')
  await expect(page).toHaveTitle(`${OTHER.description} | ${OTHER.name}`)
  await look()
  await page.getByRole('main').getByRole('link', { name: 'Your first loaf' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first loaf')
  await expect(page.locator('.piece-link').first()).toHaveText('Compact scale')
  await look()
  await visit('/collections/first-loaf?sort=price-ascending&price-max=15')
  await expect(page.getByRole('status')).toContainText('4')
  await expect(page.locator('.piece-link').first()).toHaveText('Bowl scraper')
  await look()
  await visit('/')
  await page.getByRole('main').getByRole('link', { name: 'Proofing', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proofing')
  await look()
  await page.getByRole('link', { name: 'Round banneton' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round banneton')
  await expect(page.getByRole('navigation', { name: t('shell.breadcrumbs.label') })).toContainText('Proofing')
  await expect(page.getByText(t('product.shipping.to-be-confirmed')).first()).toBeVisible()
  await expect(page.getByText(t('delivery.unconfirmed'))).toHaveCount(0)
  await look()
  await buyAsGuest(
    { page, visit, t, where },
    // Colors and fonts are tested on its other pages, and the steps of a purchase in the first house.
    { product: '/products/round-banneton', work: 'preparing', currency: '£', look: readNames },
  )
  for (const path of ['/legal/contact', '/legal/cookie-policy', '/sitemap']) {
    await visit(path)
    await readNames()
  }
  await visit('/search?q=steel')
  await look()
})

// spec 9: a product with more than ten variants is chosen by its options, also without JavaScript
test('an imported product with sixty variants is chosen by its options and bought, also without JavaScript', async ({
  page,
  browser,
  errors,
  t,
}) => {
  await importManyVariants()
  const address = `${shop.origin}/en-gb/products/many`
  await errors.open(address)
  const size = page.getByLabel('Size')
  await size.selectOption('12')
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await page.getByRole('link', { name: 'Steel', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('MANY-57')
  await expect(page.getByRole('main')).toContainText('£157')
  const glass = page.getByRole('link', { name: t('product.choice.missing-value', { value: 'Glass' }) })
  await expect(glass).toBeVisible()
  await expectGoodPage(page, where)
  const chosen = page.url()
  await page.getByRole('button', { name: t('product.add') }).click()
  await expect(page.getByRole('dialog', { name: t('bag.title') })).toContainText('12 / Steel')

  await errors.open(chosen)
  const details = page.getByRole('region', { name: t('product.details.title') })
  const height = async () => ((await details.boundingBox())?.y ?? 0) - ((await size.boundingBox())?.y ?? 0)
  const heightBefore = await height()
  await size.selectOption('XL')
  await expect(page.getByRole('alert')).toHaveText(t('product.choice.missing'))
  await expect(size).toHaveValue('XL')
  await expect(page.getByRole('button', { name: t('product.add') })).toHaveCount(0)
  expect(await height()).toBe(heightBefore)
  await expectAccessible(page)

  await withoutScripts(browser, async (plain) => {
    await plain.goto(address)
    await plain.getByLabel('Size').selectOption('12')
    await plain.getByRole('button', { name: t('product.choice.submit'), exact: true }).click()
    await plain.getByRole('link', { name: 'Steel', exact: true }).click()
    await expect(plain).toHaveURL(chosen)
    await expect(
      plain.getByRole('option', { name: t('product.choice.missing-value', { value: 'XL' }) }),
    ).toHaveCount(1)
    await plain.getByRole('button', { name: t('product.add') }).click()
    await expect(plain.getByRole('main')).toContainText('12 / Steel')
  })
})

async function importManyVariants(): Promise<void> {
  const database = openDatabase(shop.databaseUrl)
  const csvPath = await writeFixture(fileText(manyVariantRows('many')))
  const report = await importCatalogue(database, { base: 'GBP', csvPath, picturesFolder: '/nowhere' })
  await database.close()
  expect(report).toMatchObject({ created: 1, refused: 0 })
}

async function withoutScripts(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await visit(await context.newPage())
  await context.close()
}
