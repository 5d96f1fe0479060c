import { countryName } from '#domain/market/market.ts'
import {
  addToCart,
  cartButton,
  cartLine,
  cartPanel,
  LOW_STOCK,
  PROMO_CODE,
  shownCartTotal,
  submitToCart,
} from '../support/bag.ts'
import { expect, test } from '../support/journey.ts'
import { HOME, place } from '../support/places.ts'

// spec 8: all available units are in the cart already
test('when the bag holds all units already, the piece and the bag say so', async ({ page, visit, t }) => {
  await visit(LOW_STOCK.path)
  await page.getByRole('link', { name: LOW_STOCK.lastOne }).click()
  await expect(page).toHaveURL(/variant=/)
  await expect(
    page.getByRole('main').getByRole('strong').filter({ hasText: LOW_STOCK.lastOne }),
  ).toBeVisible()
  const panel = await addToCart(page, t)
  const { quantity, more, line } = cartLine(panel, t, 'Laguna')
  await more.click()
  await expect(line.getByText(t('bag.line.cut', { left: 1 }))).toBeVisible()
  await expect(quantity).toHaveValue('1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('product.add') }).click()
  await expect(page.getByRole('main').getByText(t('errors.cart.units-exhausted'))).toBeVisible()
  await expect(cartButton(page, t, 1)).toBeVisible()
})

// spec 2: the bag button does nothing on the cart page
test('on the bag page the bag button does nothing; a promotion code is applied and removed, an unknown one refused', async ({
  page,
  visit,
  t,
}) => {
  await submitToCart(page.request, HOME, '/products/creta-vases-set-of-three')
  await visit('/checkout/cart')
  const button = cartButton(page, t, 1)
  await button.click()
  await expect(cartPanel(page, t)).toHaveCount(0)
  await expect(page).toHaveURL('/checkout/cart')
  await expect(button).toHaveAttribute('aria-current', 'page')
  const main = page.getByRole('main')
  const code = main.getByLabel(t('codes.label'))
  const apply = main.getByRole('button', { name: t('codes.apply') })
  const before = (await shownCartTotal(main).textContent()) ?? ''
  await code.fill('nothing')
  await apply.click()
  await expect(main.getByText(t('codes.refused'))).toBeVisible()
  await expect(code).toHaveValue('nothing')
  await expect(shownCartTotal(main)).toHaveText(before)
  await code.fill(PROMO_CODE)
  await apply.click()
  await expect(shownCartTotal(main)).not.toHaveText(before)
  await expect(main.getByText(t('codes.refused'))).toBeHidden()
  await expect(code).toHaveValue('')
  await main.getByRole('button', { name: t('codes.remove', { code: PROMO_CODE }) }).click()
  await expect(shownCartTotal(main)).toHaveText(before)
})

// spec 4: the cart follows a change of country and its prices change currency
test('the bag follows the visitor to another country, and says what does not ship there', async ({
  page,
  visit,
  t,
}) => {
  const germany = place('de-de')
  await submitToCart(page.request, germany, '/products/luna-twin-floor-lamp')
  await submitToCart(page.request, germany, '/products/nuvola-boucle-armchair')
  await visit('/checkout/cart')
  const main = page.getByRole('main')
  const toCheckout = main.getByRole('button', { name: t('bag.to-checkout') })
  await expect(shownCartTotal(main)).toHaveText(/^\$/)
  await expect(main.getByText(t('errors.cart.not-shippable-here'))).toHaveCount(1)
  await expect(toCheckout).toBeDisabled()
  for (const [country, currency] of [
    ['DE', '€'],
    ['GB', '£'],
  ] as const) {
    await page
      .getByRole('complementary', { name: t('navigation.strip') })
      .getByRole('link')
      .first()
      .click()
    const chooser = page.getByRole('dialog', { name: t('market.title') })
    await chooser.getByRole('radio', { name: countryName(country, 'en') }).check()
    await chooser.getByLabel(t('market.language')).selectOption('en')
    await chooser.getByRole('button', { name: t('market.change') }).click()
    await expect(page).toHaveURL(`/en-${country.toLowerCase()}/checkout/cart`)
    // Before that, the link to the chooser opens its page.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(shownCartTotal(main)).toContainText(currency)
    await expect(main.getByText(t('errors.cart.not-shippable-here'))).toHaveCount(0)
    await expect(toCheckout).toBeEnabled()
  }
})

// spec 8: a missing or expired cart heals itself
test('a bag that has expired or is garbled is replaced, and a piece goes into a new one', async ({
  page,
  visit,
  t,
  context,
  baseURL,
}) => {
  const url = baseURL ?? ''
  for (const cart of ['gid://shopify/Cart/gone?key=abc', '%7B%00']) {
    await context.addCookies([
      { name: 'cart_id', value: encodeURIComponent(cart), url },
      { name: 'bag', value: '1', url },
    ])
    await visit('/checkout/cart')
    await expect(page.getByText(t('bag.replaced'))).toBeVisible()
    await expect(cartButton(page, t, 0)).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('cart_id')
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('bag.empty.title') })).toBeVisible()
  await expect(page.getByText(t('bag.replaced'))).toBeHidden()

  await context.addCookies([{ name: 'cart_id', value: 'gid%3A%2F%2Fshopify%2FCart%2Fgone', url }])
  await visit('/products/creta-vases-set-of-three')
  const panel = await addToCart(page, t)
  await expect(cartLine(panel, t, 'Creta vases').quantity).toHaveValue('1')
})

test('a bag with more lines than one response shows them all, grouped by where they ship from', async ({
  page,
  visit,
  t,
}) => {
  for (const piece of PIECES) await submitToCart(page.request, HOME, `/products/${piece}`)
  await visit('/checkout/cart')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Remove / })).toHaveCount(PIECES.length)
  await expect(main.getByRole('heading', { name: t('bag.shipments.in-house') })).toBeVisible()
  await expect(main.getByRole('heading', { name: t('bag.shipments.other') })).toBeVisible()
  await expect(cartButton(page, t, PIECES.length)).toBeVisible()
})

const PIECES = [
  'nuvola-boucle-armchair',
  'nuvola-velvet-settee',
  'ninfea-fluted-dining-table',
  'ninfea-marble-side-table',
  'canneto-reeded-credenza',
  'canneto-bar-cabinet',
  'luna-arched-floor-lamp',
  'luna-table-lamp',
  'arco-tall-mirror',
  'creta-vases-set-of-three',
  'alba-dinner-service',
  'alba-cake-stand',
]
