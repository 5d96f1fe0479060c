import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { globalId } from '#domain/ids.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import { cartPanel } from '../support/bag.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { openAsApplicant } from '../support/people/applicant.ts'
import { firstVariant, getLists } from '../support/people/customer-lists.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const GERMANY = place('de-de')
const ORDER_NUMBER = /BT-\d+-\d+/
const CHAIR = globalId('Product', 1)

test.use({ where: GERMANY })

// spec 1: a project on account from its list to the packing slip, the limit, and samples, in a browser
test('a studio orders a piece of a project on account and samples of it; above its limit it is refused', async ({
  page,
  browser,
  baseURL,
  t,
  visit,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const { company, email } = await openAsApplicant(page, GERMANY)
  const team = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const desk = await team.newPage()
  await enterDesk(desk, wordsIn('en'), 'administrator', '/desk/credit-accounts')
  const [application] = await find(desk, 'trade-applications', company)
  await send(desk, `/trade-applications/${application?.id}/approve`, {
    version: application?.version,
    input: {},
  })
  const [customer] = await find(desk, 'customers', email)
  const terms = { accountId: customer?.id, currency: 'EUR', limitMinor: 5_000_00, days: 30 }
  await send(desk, '/credit-accounts', { input: terms })

  const list = randomUUID()
  const lists = await getLists(page, origin)
  await lists.create({ id: list, name: 'Villa Farini' })
  const details = { number: '14', client: 'Clara Neri', address: null, startsOn: null, deliverBy: null }
  await lists.change(list, { version: 1, changes: { project: details } })
  await lists.addItem(list, randomUUID(), { productId: CHAIR, variantId: await firstVariant(CHAIR) })
  const project = t('bag.line.project', { name: 'Villa Farini · 14' })

  const toPayment = async () => {
    await visit(`/account/lists/${list}`)
    await page.locator('.list-row-more').getByRole('link').click()
    await page.getByRole('button', { name: t('lists.page.menu.bag'), exact: true }).click()
    const panel = cartPanel(page, t)
    await expect(panel.getByText(project)).toBeVisible()
    await panel.getByRole('button', { name: t('bag.to-checkout') }).click()
    await page.getByRole('button', { name: t('checkout.details.continue') }).click()
    await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.payment.title'))
  }
  await toPayment()
  await page.getByLabel(t('checkout.payment.on-account', { days: 30 })).check()
  await expectGoodPage(page, GERMANY)
  await page.getByRole('button', { name: t('checkout.payment.place', { total: '' }).trim() }).click()
  await page.waitForURL(/thank-you/)
  await expect(page.getByText(project)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(ORDER_NUMBER)
  const [number = ''] = ORDER_NUMBER.exec((await main.textContent()) ?? '') ?? []

  await toPayment()
  await expect(page.getByText(t('checkout.payment.credit.left'), { exact: true })).toBeVisible()
  await expect(page.getByLabel(t('checkout.payment.on-account', { days: 30 }))).toHaveCount(0)
  await page.getByRole('link', { name: t('checkout.payment.credit.company') }).click()
  await expect(
    page.getByRole('link', { name: t('profile.company.credit.invoice', { number }) }),
  ).toBeVisible()
  await visit(`/account/lists/${list}/project`)
  await expect(page.getByRole('heading', { name: t('profile.orders.order', { number }) })).toBeVisible()

  const [order] = await find(desk, 'orders', number)
  const slip = await desk.request.get(`/desk/api/orders/${order?.id}/documents/packing-slip?shipment=0`)
  expect(readPdfText(await slip.body()).replaceAll(/\s+/g, ' ')).toContain('Villa Farini · 14')

  await visit('/account/samples?product=1')
  await page.getByRole('checkbox').first().check()
  await expectGoodPage(page, GERMANY)
  await page.getByRole('button', { name: t('trade.samples.order') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('order.samples.title') })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('€')
  await team.close()
})

/** The items of a resource that contain a text, requested as the desk calls the team API. */
async function find(desk: Page, resource: string, text: string): Promise<{ id: string; version: number }[]> {
  const search = new URLSearchParams({ filter: JSON.stringify({ text }) })
  return (await (await desk.request.get(`/desk/api/${resource}?${search}`)).json()).items
}

async function send(desk: Page, path: string, body: object): Promise<void> {
  const status = await desk.evaluate(
    async ([address, json, header, key]) => {
      const headers = { 'content-type': 'application/json', [header]: key }
      return (await fetch(address, { method: 'POST', headers, body: json })).status
    },
    [`/desk/api${path}`, JSON.stringify(body), IDEMPOTENCY_KEY, randomUUID()] as const,
  )
  expect(status).toBe(200)
}
