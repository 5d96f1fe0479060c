import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { QuoteDraft } from '#contracts/quote.ts'
import { fill, NEW_YORK, TEST_CARD } from '../checkout/checkout-buyer.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { listsOf } from '../support/people/customer-lists.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

/** Sends a quote for the request of an address, at half the public prices. Returns its number. */
async function sendQuote(browser: Browser, baseURL: string, email: string): Promise<string> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  const desk = await context.newPage()
  await enterDesk(desk, wordsIn('en'), 'administrator', '/desk')
  const read = async (path: string) => (await desk.request.get(`/desk/api/${path}`)).json()
  const call = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const headers = { origin: baseURL, 'idempotency-key': randomUUID() }
    const response = await desk.request.fetch(`/desk/api/${path}`, { method, headers, data })
    expect(response.ok()).toBe(true)
    return response.json()
  }
  const filter = encodeURIComponent(JSON.stringify({ text: email }))
  const [request] = (await read(`requests?filter=${filter}`)).items
  const created = (await call('POST', 'quotes', { input: { requestId: request.id } })).item
  const draft: QuoteDraft = created.detail.draft
  const lines = draft.lines.map((line) => ({ ...line, unitMinor: Math.round(line.unitMinor / 200) * 100 }))
  const changes = {
    draft: {
      ...draft,
      lines,
      letter: 'These prices hold for both pieces.',
      shipping: { title: '', amountMinor: 0 },
    },
  }
  const changed = (await call('PATCH', `quotes/${created.id}`, { version: created.version, changes })).item
  await call('POST', `quotes/${created.id}/send`, { version: changed.version, input: {} })
  await context.close()
  return created.number
}

test('a list becomes a quote, and the quote an order at the agreed price', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const t = wordsIn('en')
  const email = createPerson()
  await openAccount(page, HOME, t, email)
  const lists = await listsOf(page, baseURL ?? '')
  const listId = randomUUID()
  await lists.create({ id: listId, name: 'Casa Brera', description: '' })
  for (const number of [1, 2]) {
    await lists.addItem(listId, randomUUID(), { productId: `gid://shopify/Product/${number}` })
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
  await expect(main.getByRole('status').first()).toContainText('Livia Ferrante')
})
