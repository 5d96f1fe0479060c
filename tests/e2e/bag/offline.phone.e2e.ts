import type { Page } from '@playwright/test'
import type { Language } from '#domain/market/language.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { addToCart, cartButton, cartLine, cartPanel } from '../support/bag.ts'
import { expectGoodLayer } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { nightlyInEnglish, place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const PIECE = '/products/luna-table-lamp'

/** The name of the piece. */
const NAMES: Partial<Record<Language, string>> = { en: 'Luna table lamp', de: 'Tischleuchte Luna' }

for (const where of ['en-us', 'de-de'].map(place)) {
  test.describe(where.language, nightlyInEnglish(where), () => {
    test.use({ locale: toLanguageTag(where) })
    const t = wordsIn(where.language)

    // spec 8: the bag without a connection says what waits, and adds it later
    test('a piece that is added without a connection waits in the bag, and joins it afterwards, once', async ({
      page,
      context,
    }) => {
      await page.goto(localePath(where, PIECE))
      const panel = await addToCart(page, t)
      await panel.getByRole('button', { name: t('shell.layer.close') }).click()
      // The previous document's cart is shown as it was.
      await page.reload()
      await waitForQueue(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: t('product.add'), exact: true }).click()
      await expect(cartPanel(page, t).getByText(t('bag.offline.waiting'))).toBeVisible()
      await expect(cartPanel(page, t).getByText(t('connection.text'))).toBeVisible()
      await expect(cartLine(panel, t, NAMES[where.language] ?? '').quantity).toHaveValue('1')
      await expect(panel.getByRole('button', { name: t('bag.offline.checkout') })).toBeDisabled()
      await expectGoodLayer(page, where)
      await context.setOffline(false)
      await expect(cartPanel(page, t).getByText(t('bag.offline.waiting'))).toBeHidden()
      await expect(panel.getByRole('spinbutton')).toHaveValue('2')
      await expect(panel.getByRole('button', { name: t('bag.to-checkout') })).toBeEnabled()
    })
  })
}

test('what is added once arrives once, at a changed price only after a yes, and can be removed while it waits', async ({
  page,
  context,
}) => {
  const t = wordsIn('en')
  await page.goto(PIECE)
  const panel = await addToCart(page, t)
  const { quantity, remove } = cartLine(panel, t, 'Luna')
  const close = panel.getByRole('button', { name: t('shell.layer.close') })
  const add = page.getByRole('button', { name: t('product.add'), exact: true })
  const waits = panel.getByText(t('bag.offline.waiting'))
  await close.click()
  // Only the response is lost.
  await page.route(
    /cart\/lines/,
    async (route) => {
      await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
  await add.click()
  await expect(waits).toBeVisible()
  await panel.getByRole('button', { name: t('connection.retry') }).click()
  await expect(waits).toBeHidden()
  await expect(quantity).toHaveValue('2')
  await close.click()

  await context.setOffline(true)
  // As if the page had been opened while the piece cost a dollar.
  await page.locator('input[name=seenPrice]').evaluateAll((fields) => {
    for (const field of fields) field.setAttribute('value', '100 USD')
  })
  await add.click()
  await expect(waits).toBeVisible()
  await context.setOffline(false)
  const question = panel.getByRole('alert')
  await expect(question).toContainText('instead of')
  await expect(quantity).toHaveValue('2')
  await panel.getByRole('button', { name: t('bag.offline.add-anyway') }).click()
  await expect(question).toBeHidden()
  await expect(quantity).toHaveValue('3')

  await context.setOffline(true)
  await remove.click()
  await expect(panel.getByText(t('bag.removed.text', { title: 'Luna table lamp' }))).toBeVisible()
  await close.click()
  await add.click()
  const waiting = panel.getByRole('listitem').filter({ hasText: t('bag.offline.waiting') })
  await waiting
    .getByRole('button', { name: t('bag.line.remove-label', { title: 'Luna table lamp' }) })
    .click()
  await expect(waiting).toHaveCount(0)
  await context.setOffline(false)
  await expect(panel.getByText(t('bag.empty.title'))).toBeVisible()
})

// spec 8: quantities change without a connection, and the newest counts
test('quantities change without a connection, of what waits and of what is in the bag, and the newest counts', async ({
  page,
  context,
}) => {
  const t = wordsIn('en')
  await page.goto(PIECE)
  const panel = await addToCart(page, t)
  const inCart = cartLine(panel, t, 'Luna')
  await panel.getByRole('button', { name: t('shell.layer.close') }).click()
  await page.goto('/products/laguna-ribbed-glass-pendant')
  await page.getByRole('heading', { level: 1 }).hover()
  await cartButton(page, t, 1).click()
  await expect(inCart.quantity).toHaveValue('1')
  await panel.getByRole('button', { name: t('shell.layer.close') }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: t('product.add'), exact: true }).click()
  await expect(panel.getByText(t('bag.offline.waiting'))).toBeVisible()
  await expect(panel.getByText(t('bag.offline.note', { count: 2, device: 'phone' }))).toBeVisible()
  const waiting = panel.getByRole('listitem').filter({ hasText: t('bag.offline.waiting') })
  await waiting.getByRole('button', { name: /more/i }).click()
  await waiting.getByRole('button', { name: /more/i }).click()
  await waiting.getByRole('button', { name: /fewer/i }).click()
  await inCart.more.click()
  await inCart.more.click()
  await expect(inCart.quantity).toHaveValue('3')
  await expect(panel.getByText(t('bag.offline.note', { count: 5, device: 'phone' }))).toBeVisible()
  await context.setOffline(false)
  await expect(panel.getByRole('button', { name: t('bag.to-checkout') })).toBeEnabled()
  await expect(cartLine(panel, t, 'Luna').quantity).toHaveValue('3')
  await expect(cartLine(panel, t, 'Laguna').quantity).toHaveValue('2')
})

test('the pages of pieces and stories that a guest has seen open again without a connection', async ({
  page,
  context,
}) => {
  const t = wordsIn('en')
  await page.goto('/magazine')
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
  const story = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name: story }).hover()
  await expect.poll(() => cachedCount(page)).toBe(1)
  await page.goto(PIECE)
  const panel = await addToCart(page, t)
  await expect.poll(() => cachedCount(page)).toBe(2)
  await context.setOffline(true)
  await cartLine(panel, t, 'Luna').more.click()
  await panel.getByRole('button', { name: t('bag.offline.look-again') }).click()
  await panel.getByRole('link', { name: story }).click()
  await expect(page.getByRole('heading', { level: 1, name: story })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: t('connection.title') })).toBeHidden()
})

/** Waits until a page queues what it sends, and has the panel, shortly after the first interaction. */
async function waitForQueue(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).hover()
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(() => String(window.fetch))).not.toContain('native code')
  await page.waitForLoadState('networkidle')
}

/** How many pages this browser has cached. */
function cachedCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('cached-pages')).keys()).length)
}
