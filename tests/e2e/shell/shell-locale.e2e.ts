import { expect, test } from '../support/listening.ts'

const NOWHERE = '/countries-of-nowhere'

test('a page declares its language, its canonical address and its alternates', async ({ page }) => {
  await page.goto('/de-at')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de-at$/)
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /:\d+\/$/)
  await expect(page.locator('link[hreflang="es-US"]')).toHaveAttribute('href', /\/es-us$/)
})

for (const [requested, own] of [
  ['/en-us', '/'],
  ['/fr-at/countries?to=%2F', '/de-at/countries?to=%2F'],
  ['/ar-ae', '/en-ae'],
  ['/ae/products/x?v=1', '/en-ae/products/x?v=1'],
  ['/en-zz', '/'],
] as const) {
  test(`${requested} redirects permanently to ${own}`, async ({ request }) => {
    const response = await request.get(requested, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(own)
  })
}

for (const address of ['/nowhere', '/nowhere/countries', '/zz']) {
  test(`${address} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404)
  })
}

// spec 2: top strip: shipping country, currency and language; the chooser is a layer
test('the chooser opens over the page; Back closes it, and a choice is remembered', async ({
  page,
  context,
}) => {
  await page.goto(NOWHERE)
  const opener = page.getByRole('link', { name: /^Ship to/ }).first()
  await opener.click()
  const chooser = page.getByRole('dialog', { name: 'Country and language' })
  await expect(chooser).toBeVisible()
  await page.goBack()
  await expect(chooser).toBeHidden()
  await expect(page).toHaveURL(NOWHERE)
  await opener.click()
  const countries = chooser.getByRole('group', { name: 'Shipping country' })
  await countries.getByRole('searchbox').fill('austr')
  await expect(countries.getByRole('status')).toHaveText('2 countries')
  await expect(countries.getByRole('radio')).toHaveCount(2)
  await countries.getByRole('searchbox').press('Enter')
  await countries.getByRole('radio', { name: 'Austria EUR €' }).check()
  await expect(chooser.getByLabel('Language').getByRole('option')).toHaveText(['Deutsch', 'English'])
  await chooser.getByLabel('Language').selectOption('de')
  await chooser.getByRole('button', { name: 'Change country and language' }).click()
  await expect(page).toHaveURL(`/de-at${NOWHERE}`)
  await expect(page.getByRole('link', { name: /^Lieferland: Österreich/ }).first()).toBeVisible()
  const remembered = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  expect(remembered).toEqual(
    expect.arrayContaining(['language=de', 'expected_locale=de-at', 'locale_changed_by_user=true']),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // spec 2: the chooser as a page leads back to where it was opened, with or without a choice
  test('the chooser is a page that returns in the chosen locale', async ({ page }) => {
    const sought = `${NOWHERE}?color=oak`
    await page.goto(sought)
    const opener = page.getByRole('link', { name: /^Ship to/ }).first()
    await opener.click()
    await page.getByRole('link', { name: 'Go back without changes' }).click()
    await expect(page).toHaveURL(sought)
    await opener.click()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('radio', { name: 'Italy' }).check()
    await page.getByLabel('Language').selectOption('it')
    await page.getByRole('button', { name: 'Change country and language' }).click()
    await expect(page).toHaveURL(`/it-it${sought}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT')
  })
})

test.describe('a browser that speaks Italian', () => {
  test.use({ locale: 'it-IT' })

  test('gets one suggestion in Italian, and stays when it declines', async ({ page }) => {
    await page.goto(NOWHERE)
    const question = page.getByRole('complementary', { name: 'Paese e lingua' })
    await expect(question).toContainText('Italia')
    await question.getByRole('button', { name: 'Resta qui' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(question).toBeHidden()
  })

  test('is redirected to Italy when it accepts', async ({ page }) => {
    await page.goto(NOWHERE)
    await page.getByRole('button', { name: 'Sì, portami lì' }).click()
    await expect(page).toHaveURL(`/it-it${NOWHERE}`)
  })
})

test.describe('a British browser', () => {
  test.use({ locale: 'en-GB' })

  test('is offered its country, but not its language, which the page already has', async ({ page }) => {
    await page.goto(NOWHERE)
    const question = page.getByRole('complementary', { name: 'Country and language' })
    await expect(question).toContainText('Shipping country: United Kingdom.')
    await expect(question).not.toContainText('English')
    await question.getByRole('button', { name: 'Yes, take me there' }).click()
    await expect(page).toHaveURL(`/en-gb${NOWHERE}`)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(question).toBeHidden()
  })
})
