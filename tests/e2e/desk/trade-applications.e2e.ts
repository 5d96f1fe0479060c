import type { Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { submitToCart } from '../support/bag.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { openAsApplicant } from '../support/people/applicant.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { place } from '../support/places.ts'
import { findPrices } from '../support/prices.ts'
import { wordsIn } from '../support/words.ts'

const ITALY = place('it-it')
const CHAIR = { handle: 'sedia-ansa', path: '/products/sedia-ansa' }
const { actions } = en.resources['trade-applications']

test.use({ where: ITALY })

// spec 4: trade application: a decision reaches open pages within half a minute, and the checkout at once
test('a pending applicant can’t check out, is approved in another browser, sees trade prices on the open page, and is undone', async ({
  page,
  browser,
  baseURL,
  t,
  visit,
}) => {
  test.slow()
  const { company, email } = await openAsApplicant(page, ITALY)
  await submitToCart(page.request, ITALY, CHAIR.path)
  await visit('/checkout/cart')
  const main = page.getByRole('main')
  const checkout = main.getByRole('button', { name: t('bag.to-checkout') })
  await expect(main).toContainText(t('errors.trade.trade-application-pending'))
  await expect(checkout).toBeDisabled()
  const { price } = await findPrices(page.request, ITALY, CHAIR.handle)
  const tradePrice = main.getByText(t('product.trade-price', { price }))
  await page.clock.install()
  await visit(CHAIR.path)
  await expect(main).toContainText(price)
  await expect(tradePrice).toHaveCount(0)

  const team = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const desk = await team.newPage()
  await enterDesk(desk, wordsIn('en'), 'trade desk', '/desk/trade-applications')
  await desk.getByRole('link', { name: company }).click()
  await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await expectAccessible(desk)
  await act(desk, 'approve', email)

  // The page polls every 15 seconds.
  await page.clock.fastForward(15_000)
  await expect(tradePrice).toBeVisible()
  await visit('/checkout/cart')
  await checkout.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.details.title'))

  await act(desk, 'undo', company)
  await page.reload()
  await expect(page).toHaveURL(/\/it-it\/checkout\/cart$/)
  await expect(main).toContainText(t('errors.trade.trade-application-pending'))
  await expect(checkout).toBeDisabled()
  await team.close()
})

/** Opens an action, whose form explains its effect (`said`), and performs it. */
async function act(desk: Page, action: 'approve' | 'undo', said: string): Promise<void> {
  const { label, done } = actions[action]
  const form = desk.getByRole('form', { name: label })
  await desk.getByRole('button', { name: label, exact: true }).click()
  await expect(form).toContainText(said)
  await form.getByRole('button', { name: label }).click()
  await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: done })).toBeVisible()
}
