import { addToCart, cartButton, cartLine, cartPanel, shownCartTotal, submitToCart } from '../support/bag.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { findEnglishWords } from '../support/checks/visible-words.ts'
import { expect, test } from '../support/journey.ts'
import { HOME, HOME_AND_GERMAN, nightlyInEnglish } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'
import { blockMessageFiles } from '../support/words.ts'

const PIECE = '/products/creta-vases-set-of-three'

for (const where of HOME_AND_GERMAN) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ where })

    // spec 2: shopping bag panel
    test('adding a piece opens the bag, which counts it and can be edited', async ({ page, visit, t }) => {
      await visit(PIECE)
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const panel = await addToCart(page, t)
      const { quantity, more, fewer, remove } = cartLine(panel, t, title)
      await expect(panel.getByRole('status').last()).not.toBeEmpty()
      await expect(cartButton(page, t, 1)).toHaveCount(1)
      const single = (await shownCartTotal(panel).textContent()) ?? ''
      await more.click()
      await expect(quantity).toHaveValue('2')
      await expect(shownCartTotal(panel)).not.toHaveText(single)
      await fewer.click()
      await expect(shownCartTotal(panel)).toHaveText(single)
      await expectAccessible(page)
      expect(await findEnglishWords(page, where.language)).toEqual([])
      await remove.click()
      await expect(panel.getByText(t('bag.empty.title'))).toBeVisible()
      const suggested = panel.getByRole('region', { name: t('catalogue.suggestions.recommended') })
      await expect(suggested.getByRole('listitem')).toHaveCount(4)
      await panel.getByRole('button', { name: t('bag.removed.undo') }).click()
      await expect(quantity).toHaveValue('1')
      await expect(panel.getByRole('button', { name: t('bag.removed.undo') })).toBeHidden()
    })
  })
}

// spec 2: after "Add to bag" the panel opens, whatever else the page draws at that moment
test('adding a piece takes two requests: the change, and the bag for the panel, which links to the bag page', async ({
  page,
  visit,
  t,
}) => {
  await page.addInitScript(toggleIntersectionOnResponses)
  await visit(PIECE)
  const panel = cartPanel(page, t)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:checkout|visitor)/.test(pathname)) sent.push(`${request.method()} ${pathname}`)
  })
  const change = ['POST /checkout/cart/lines.data', 'GET /checkout/cart.data']
  for (const count of [1, 2]) {
    sent.length = 0
    await addToCart(page, t)
    await expect(cartButton(page, t, count)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(sent).toEqual(change)
  }
  await cartButton(page, t, 2).click()
  await panel.getByRole('link', { name: t('bag.to-page') }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t('bag.title') })).toBeVisible()
})

// spec 2: the focus after a removal and after its undo (issue 14, point 7)
test('the bag opens from the header and gives the focus back; inside, the focus stays on a usable control', async ({
  page,
  visit,
  t,
}) => {
  await visit(PIECE)
  const button = cartButton(page, t, 0)
  const panel = cartPanel(page, t)
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByText(t('bag.empty.title'))).toBeVisible()
    await close()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page).toHaveURL(PIECE)
  }
  await addToCart(page, t)
  const line = cartLine(panel, t, 'Creta vases')
  await line.more.focus()
  await page.keyboard.press('Enter')
  await expect(line.quantity).toHaveValue('2')
  await line.fewer.focus()
  await page.keyboard.press('Enter')
  await expect(line.quantity).toHaveValue('1')
  await expect(line.fewer).toBeDisabled()
  await expect(line.fewer).toBeFocused()
  await page.keyboard.press('Enter')
  await line.remove.focus()
  await page.keyboard.press('Enter')
  const undo = panel.getByRole('button', { name: t('bag.removed.undo') })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line.line).toBeFocused()
  await expect(undo).toBeHidden()
})

// spec 2: the quantity of a line is a number field with steps (issue 14, point 7)
test('the last of many quick clicks counts, forty pieces are one entry, and an unreadable quantity stays with its error', async ({
  page,
  visit,
  t,
}) => {
  await visit(PIECE)
  const panel = await addToCart(page, t)
  const { quantity, more, fewer } = cartLine(panel, t, 'Creta vases')
  const first = Promise.withResolvers<void>()
  const sent: (string | null)[] = []
  await page.route('**/checkout/cart/line.data*', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').get('quantity'))
    await first.promise
    await route.continue()
  })
  for (let presses = 0; presses < 5; presses += 1) await more.click({ delay: 0 })
  await fewer.click()
  await expect(quantity).toHaveValue('5')
  first.resolve()
  await expect(cartButton(page, t, 5)).toHaveCount(1)
  expect(sent).toEqual(['2', '5'])
  await page.unroute('**/checkout/cart/line.data*')
  // The next page would show it too.
  const nextPage = async () => (await page.request.get('/checkout/cart')).text()
  await expect.poll(nextPage).toMatch(/<input[^>]* value="5"/)
  const changes = page.waitForRequest('**/checkout/cart/line.data*')
  await quantity.fill('40')
  await quantity.press('Enter')
  expect((await changes).postData()).toContain('quantity=40')
  await expect(cartButton(page, t, 40)).toHaveCount(1)
  await quantity.press('ArrowUp')
  await expect(cartButton(page, t, 41)).toHaveCount(1)
  await quantity.fill('1000')
  await panel.getByRole('button', { name: t('bag.to-checkout') }).click()
  await expect(panel.getByText(t('errors.cart.quantity-too-large'))).toBeVisible()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('1000')
  await expectAccessible(page)
  await quantity.fill('')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('41')
  await quantity.fill('0')
  await quantity.press('Enter')
  await panel.getByRole('button', { name: t('bag.removed.undo') }).click()
  await expect(quantity).toHaveValue('41')
  await quantity.fill('3')
  await panel.getByRole('button', { name: t('bag.to-checkout') }).click()
  await expect(page).toHaveURL(/\/checkout\/[^/]+/)
  await blockMessageFiles(page)
  await visit('/checkout/cart')
  const onPage = cartLine(page.getByRole('main'), t, 'Creta vases')
  await expect(onPage.quantity).toHaveValue('3')
  await onPage.quantity.fill('-1')
  await onPage.quantity.press('Enter')
  await expect(onPage.line.getByText(t('errors.cart.quantity-malformed'))).toBeVisible()
  await onPage.remove.click()
  await expect(page.getByRole('button', { name: t('bag.removed.undo') })).toBeFocused()
})

// spec 2: bag panel in a small window: lines scroll over one line of amounts, which opens (issue 14, point 7)
// spec 2: a line of the bag shows its lead time and its compare-at price (issue 14, point 7)
test('in a small window a line and a half of the bag are visible above one row of totals', async ({
  page,
  visit,
  t,
}) => {
  for (const piece of ['luna-table-lamp', 'arco-tall-mirror', 'alba-cake-stand']) {
    await submitToCart(page.request, HOME, `/products/${piece}`)
  }
  await visit(PIECE)
  const panel = await addToCart(page, t)
  const reduced = cartLine(panel, t, 'Luna table lamp').line
  const { before } = await findPrices(page.request, HOME, 'luna-table-lamp')
  expect(before).not.toBe('')
  await expect(reduced).toContainText(`${t('shell.price.before')} ${before}`)
  await expect(reduced.getByText(t('product.shipping.ready-to-ship'))).toBeVisible()
  const toCheckout = panel.getByRole('button', { name: t('bag.to-checkout') })
  const sum = panel.getByRole('button', { name: t('bag.totals.all', { sum: t('bag.totals.total') }) })
  for (const [width, height] of [
    [390, 600],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(panel.getByText(t('bag.totals.subtotal'))).toBeHidden()
    const second = await panel.getByRole('listitem').nth(1).boundingBox()
    const amounts = await sum.boundingBox()
    if (!second || !amounts) throw new Error('The bag shows too little')
    expect(second.y + second.height / 2).toBeLessThan(amounts.y)
    await expect(toCheckout).toBeInViewport({ ratio: 1 })
  }
  await sum.click()
  await expect(panel.getByText(t('bag.totals.subtotal'))).toBeInViewport({ ratio: 1 })
  await expect(toCheckout).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

/** The part of the router's context that the test reads. */
type Router = {
  subscribe(onChange: (state: { fetchers: ReadonlyMap<string, { data?: unknown }> }) => void): void
}

/**
 * Removes elements from the window and restores them when the router has a response. If they were restored earlier,
 * React would re-render the form first, find nothing new, and discard that before the response is shown.
 */
function toggleIntersectionOnResponses(): void {
  const moves: (() => void)[] = []
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(report: IntersectionObserverCallback) {
      const notify = (isIntersecting: boolean) =>
        report([{ isIntersecting } as IntersectionObserverEntry], this)
      moves.push(() => {
        notify(false)
        notify(true)
      })
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
    takeRecords = () => []
  }
  const finding = setInterval(() => {
    const router: Router | undefined = Reflect.get(window, '__reactRouterDataRouter')
    if (router === undefined) return
    clearInterval(finding)
    router.subscribe(({ fetchers }) => {
      if ([...fetchers.values()].some(({ data }) => data !== undefined)) for (const move of moves) move()
    })
  }, 10)
}
