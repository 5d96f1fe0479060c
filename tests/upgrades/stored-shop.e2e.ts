import { expect, test } from '@playwright/test'
import { fill, NEW_YORK, openCheckout, TEST_CARD } from '../e2e/checkout/checkout-buyer.ts'
import { openAccount } from '../e2e/support/people/account.ts'
import { editorOf } from '../e2e/support/people/editor.ts'
import { linkInEmailTo } from '../e2e/support/people/outbox.ts'
import { HOME } from '../e2e/support/places.ts'
import { wordsIn } from '../e2e/support/words.ts'
import { STORED } from './stored.ts'

const t = wordsIn('en')

test('a customer has an order, a saved piece and a bag, and an editor has a draft', async ({ page }) => {
  await openCheckout(page, '/products/creta-vases-set-of-three')
  await fill(page, { ...NEW_YORK, 'E-mail': STORED.email })
  await page.getByLabel('State').first().selectOption('New York')
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
  await page.getByLabel('Test card').check()
  await fill(page, TEST_CARD)
  await page.getByRole('button', { name: /^Place order and pay/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  const [, orderId] = /thank-you\/([\w-]+)/.exec(page.url()) ?? []

  await openAccount(page, HOME, t, STORED.email)
  await page.goto(await linkInEmailTo(page.request, STORED.email))
  await page.getByRole('button', { name: t('account.verify.submit') }).click()
  await page.goto(`/profile/orders/${orderId}`)
  await page.getByRole('button', { name: t('profile.orders.buy-again') }).click()
  await expect(page).toHaveURL(/\/checkout\/cart/)

  await page.goto('/categories/furniture')
  const saved = page.waitForResponse((response) => response.url().endsWith('/account/lists/saved/items'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('lists.heart', { title: '' }) })
    .first()
    .click()
  expect((await saved).ok()).toBe(true)

  const { content } = await editorOf()
  await content.createOrReplace({
    _id: `drafts.${STORED.draft}`,
    _type: 'landing',
    title: { en: STORED.draftTitle },
    slug: { en: { current: STORED.draft } },
    rows: [],
  })
})
