import type { Browser, Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { fill, NEW_YORK, openCheckout, TEST_CARD } from '../checkout/checkout-buyer.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { sendAsPerson } from '../support/send-as-person.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const SAVED = '/products/canneto-bar-cabinet'
const REPLY = 'Yes, in eight weeks.'

// spec 2: signed-in visitors have one extra overlay: updates, with a count and read markers
// spec 2: updates without JavaScript are a page of the account
test('a customer finds a reply, an order that has left and a new price in their updates, which are then read, with and without JavaScript', async ({
  page,
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? ''
  test.slow()
  const email = createPerson()
  await submitSignIn(page, HOME, { email, isNew: true })
  const button = page.getByRole('banner').getByRole('link', { name: t('updates.link') })
  await page.goto('/profile')
  const recent = '**/profile/updates/recent'
  await page.route(recent, (route) => route.abort())
  await button.press('Enter')
  const panel = page.getByRole('dialog', { name: t('updates.title') })
  await expect(panel.getByRole('alert')).toContainText(t('updates.failed'))
  await page.unroute(recent)
  await panel.getByRole('button', { name: t('profile.again') }).press('Enter')
  await expect(panel.getByText(t('updates.empty.title'))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()

  await page.goto(SAVED)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const heart = page.getByRole('button', { name: t('lists.heart', { title }) }).first()
  const saved = page.waitForResponse((response) => response.url().endsWith('/account/lists/saved/items'))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).ok()).toBe(true)
  await sendRequest(page)
  const orderId = await order(page, email)
  const restore = await actAsHouse(browser, { baseURL, email, orderId, title })
  try {
    await page.goto('/profile')
    await expect(button).toHaveAccessibleName(t('updates.label', { count: 3 }))
    await button.press('Enter')
    const entries = panel.getByRole('listitem')
    await expect(entries).toHaveCount(3)
    const [price, sent, reply] = [
      entries.filter({ hasText: title }),
      entries.filter({ hasText: t('updates.tracking', { company: 'BRT', number: '77' }) }),
      entries.filter({ hasText: REPLY }),
    ]
    await expect(price).toContainText(t('updates.price', { now: '$4,900', before: '$7,500', starting: 'no' }))
    await expect(price.getByRole('link')).toHaveAttribute('href', SAVED)
    await expect(reply).toContainText(t('updates.new'))
    await expect(reply.getByRole('link')).toHaveAttribute('href', /\/profile\/requests\/R-\d\d-\d{6}$/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button).toHaveAccessibleName(t('updates.label', { count: 0 }))
    await button.press('Enter')
    await expect(entries).toHaveCount(3)
    await expect(panel.getByText(t('updates.new'))).toHaveCount(0)
    await sent.getByRole('link').press('Enter')
    await expect(page).toHaveURL(new RegExp(`/profile/orders/${orderId}$`))
    await expect(panel).toBeHidden()
    await page.goto('/profile/updates')
    await expect(page.getByRole('main').getByText(REPLY)).toBeVisible()
    await expectGoodPage(page, HOME)

    await sendAsTeam(page, orderId, 'fulfilments/0/delivery')
    const storageState = await page.context().storageState()
    const scriptless = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false })
    const plain = await scriptless.newPage()
    await plain.goto('/profile')
    await plain
      .getByRole('banner')
      .getByRole('link', { name: t('updates.link') })
      .click()
    const unread = plain.getByRole('listitem').filter({ hasText: t('updates.new') })
    await expect(unread).toHaveCount(1)
    await plain.getByRole('button', { name: t('updates.mark') }).click()
    await expect(unread).toHaveCount(0)
    await expect(plain.getByText(REPLY)).toBeVisible()
    await scriptless.close()
  } finally {
    await restore()
  }
})

async function sendRequest(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.getByLabel(t('request.labels.name')).fill('Ada Byron')
  await page.getByLabel(t('request.facts.topic')).selectOption(t('contact.topics.trade'))
  await page.getByLabel(t('request.labels.message'), { exact: true }).fill('Is the Luna made in brass?')
  await sendAsPerson(page, () => page.getByRole('button', { name: t('request.forms.contact.send') }).click())
}

async function order(page: Page, email: string): Promise<string> {
  await openCheckout(page, '/products/creta-vases-set-of-three')
  await fill(page, { ...NEW_YORK, 'E-mail': email })
  await page.getByLabel('State').first().selectOption('New York')
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
  await page.getByLabel('Test card').check()
  await fill(page, TEST_CARD)
  await page.getByRole('button', { name: /^Place order and pay/ }).click()
  await page.waitForURL(/thank-you/)
  return /thank-you\/([\w-]+)/.exec(page.url())?.[1] ?? ''
}

type Known = { baseURL: string; email: string; orderId: string; title: string }

/** The house replies, ships, and reduces the price of the saved piece. Returns a function that restores the price. */
async function actAsHouse(browser: Browser, { baseURL, email, orderId, title }: Known) {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  const desk = await context.newPage()
  await enterDesk(desk, t, 'administrator', '/desk')
  const find = async (resource: string, text: string) => {
    const filter = JSON.stringify({ text })
    const { items } = await (await desk.request.get(`/desk/api/${resource}`, { params: { filter } })).json()
    return (await (await desk.request.get(`/desk/api/${resource}/${items[0].id}`)).json()).item
  }
  const request = await find('requests', email)
  const replied = await desk.request.post(`/desk/api/requests/${request.id}/reply`, {
    headers: { origin: baseURL, 'idempotency-key': email },
    data: { version: request.version, input: { text: REPLY, isQuestion: false } },
  })
  expect(replied.status()).toBe(200)
  await sendAsTeam(desk, orderId, 'fulfilments', { shipment: 0, company: 'BRT', number: '77' })
  const { id } = await find('products', title)
  await desk.goto(`/desk/products/${id}`)
  const price = desk.getByLabel(`${en.resources.products.fields.price} (USD)`).first()
  const before = await price.inputValue()
  const change = async (amount: string) => {
    await price.fill(amount)
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText(en.desk.saved)).toBeVisible()
  }
  await change('4900')
  return async () => {
    await change(before)
    await context.close()
  }
}

async function sendAsTeam(page: Page, orderId: string, path: string, data: object = {}): Promise<void> {
  const { commerce } = await readServices()
  const sent = await page.request.post(`/services/commerce/checkout/orders/${orderId}/${path}`, {
    headers: { authorization: `Bearer ${commerce.teamToken}` },
    data,
  })
  expect(sent.status()).toBe(200)
}
