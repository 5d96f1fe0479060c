import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { fill, NEW_YORK, TEST_CARD } from '../checkout/checkout-buyer.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { firstVariant, getLists } from '../support/people/customer-lists.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const { requests, quotes } = en.resources

/**
 * Creates a quote at the desk, in its own browser, for the request from an address, at half the public prices. Returns
 * its number.
 */
async function sendQuote(browser: Browser, baseURL: string, email: string): Promise<string> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  const desk = await context.newPage()
  const main = desk.getByRole('main')
  await enterDesk(desk, wordsIn('en'), 'administrator', '/desk/requests')
  await desk.getByLabel(requests.filters.text).fill(email)
  await expect(desk).toHaveURL(/filter=[^&]*example/)
  const found = main.getByRole('link', { name: /^R-/ })
  await expect(found).toHaveCount(1)
  await found.click()
  await main.getByRole('button', { name: quotes.make }).click()
  const title = desk.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Q-')
  await desk.getByLabel(quotes['reduce-all']).fill('50')
  await main.getByRole('button', { name: quotes.reduce, exact: true }).click()
  await desk
    .getByLabel(quotes.fields.letter.replace('{language}', 'English'))
    .fill('These prices hold for both pieces.')
  await main.getByRole('button', { name: quotes.preview }).click()
  const dialog = desk.getByRole('dialog', { name: quotes.actions.send.label })
  await dialog.getByRole('button', { name: quotes['send-in'].replace('{language}', 'English') }).click()
  await expect(main.getByRole('heading', { name: quotes.versions })).toBeVisible()
  const number = /Q-\d\d-\d{6}/.exec((await title.textContent()) ?? '')?.[0] ?? ''
  await context.close()
  return number
}

// spec 6: from a list to a quote, and from a quote to a paid order
test('a list becomes a quote, and the quote an order at the agreed price', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const t = wordsIn('en')
  const email = createPerson()
  await openAccount(page, HOME, t, email)
  const lists = await getLists(page, baseURL ?? '')
  const listId = randomUUID()
  await lists.create({ id: listId, name: 'Casa Brera', description: '' })
  for (const number of [1, 2]) {
    const productId = `gid://shopify/Product/${number}`
    await lists.addItem(listId, randomUUID(), { productId, variantId: await firstVariant(productId) })
  }
  const main = page.getByRole('main')
  await page.goto(`/requests/quote?list=${listId}`)
  await page.getByLabel(t('request.labels.name')).fill('Livia Ferrante')
  const send = page.getByRole('button', { name: t('request.forms.quote.send') })
  await expect(async () => {
    await send.click()
    await expect(page).toHaveURL(/\/contact\/sent\?/, { timeout: 3_000 })
  }).toPass()

  const number = await sendQuote(browser, baseURL ?? '', email)
  await page.goto(`/account/lists/${listId}`)
  const updates = page.getByRole('banner').getByRole('link', { name: t('updates.link') })
  await expect(updates).toHaveAccessibleName(t('updates.label', { count: 1 }))
  await main.getByRole('link', { name: t('quote.of-list.view') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('quote.title', { project: 'Casa Brera' }),
  )
  await expectAccessible(page)
  await main.getByText(t('quote.comments.open')).first().click()
  const comment = main.getByRole('textbox', { name: t('quote.comments.text', { title: '' }).trim() }).first()
  await comment.fill('Could the seat be firmer?')
  await main
    .getByRole('button', { name: t('quote.comments.send') })
    .first()
    .click()
  await expect(main.getByRole('listitem').getByText('Could the seat be firmer?')).toBeVisible()

  const accept = main.getByRole('button', { name: t('quote.response.accept') })
  await accept.click()
  await expect(main.getByRole('alert')).toContainText(t('errors.quote.agreement-missing'))
  await expect(main.getByLabel(t('quote.response.name'))).toHaveValue('Livia Ferrante')
  await main.getByRole('checkbox').check()
  await expectNoSidewaysScroll(page)
  const total = (await main.locator('dd.text-title').textContent()) ?? ''
  await accept.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.details.title'))
  await fill(page, NEW_YORK)
  await page.getByLabel('State').first().selectOption('New York')
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
  await page.getByLabel(t('checkout.payment.test-card')).check()
  await fill(page, TEST_CARD)
  await page.getByRole('button', { name: t('checkout.payment.place', { total }) }).click()
  await page.waitForURL(/thank-you/)
  await expect(page.getByText(total).first()).toBeVisible()

  await page.goto(`/profile/quotes/${number}`)
  await expect(main.getByRole('status').first()).toContainText('BT-')
  await main.getByRole('link', { name: t('quote.standing.order') }).click()
  await expect(page).toHaveURL(/\/profile\/orders\/[\w-]+$/)
  await expect(updates).toHaveAccessibleName(t('updates.label', { count: 0 }))
})
