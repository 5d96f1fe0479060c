import type { Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { sendAsPerson, sendAsPersonInPanel } from '../support/send-as-person.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const { products } = en.resources

// spec 5: back in stock: the notice and its link, from the form to the variant
test('who waits for a piece is emailed once when the team has it again, with a link to the variant', async ({
  page,
}) => {
  test.slow()
  const t = wordsIn('en')
  const email = createPerson()
  await page.goto('/products/onda-long-low-table')
  await page.getByRole('link', { name: t('request.forms.back-in-stock.row') }).click()
  const panel = page.getByRole('dialog', { name: t('request.forms.back-in-stock.title') })
  await panel.getByLabel(t('request.labels.email')).fill(email)
  await expectAccessible(page)
  await sendAsPersonInPanel(
    panel.getByRole('button', { name: t('request.forms.back-in-stock.send') }),
    panel.getByRole('heading', { name: t('request.sent.titles.back-in-stock') }),
  )
  expect(await kindsOf(email)).toEqual(['request-stock-receipt'])

  await enterDesk(page, t, 'editor', '/desk/products')
  await page.getByLabel(products.filters.text).fill('onda long')
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: 'Onda long low table' }).click()
  await setStock(page, 2)
  const both = ['request-back-in-stock', 'request-stock-receipt']
  await expect.poll(() => kindsOf(email)).toEqual(both)

  const notice = await readEmail(email, 'request-back-in-stock')
  const variant = await page.context().newPage()
  await variant.goto(/https?:\/\/\S+\/products\/\S+\?variant=\d+/.exec(notice)?.[0] ?? '')
  await expect(variant.getByRole('heading', { level: 1 })).toContainText('Onda long low table')
  await expect(variant.getByRole('button', { name: t('product.add') })).toBeVisible()

  for (const units of [0, 1, 0]) await setStock(page, units)
  expect(await kindsOf(email)).toEqual(both)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

  // spec 5: back in stock: a link cancels the notice, also without JavaScript
  test('a notice in German is requested, and cancelled by the link of its receipt', async ({ page }) => {
    const t = wordsIn('de')
    const email = createPerson()
    await page.goto('/de-de/products/riga-picture-light')
    await page.getByRole('link', { name: t('request.forms.back-in-stock.row') }).click()
    await page.getByLabel(t('request.labels.email')).fill(email)
    const send = page.getByRole('button', { name: t('request.forms.back-in-stock.send') })
    await sendAsPerson(page, () => send.click())
    await expect(
      page.getByRole('heading', { level: 1, name: t('request.sent.titles.back-in-stock') }),
    ).toBeVisible()
    await expect(page.getByText(/R-\d\d-\d{6}/)).toHaveCount(0)

    const receipt = await readEmail(email, 'request-stock-receipt')
    const link = /https?:\/\/\S+\/de-de\/requests\/cancel\/[0-9a-f]+/.exec(receipt)?.[0] ?? ''
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(link)
    await expect(heading).toHaveText(t('request.cancel.title'))
    await page.reload()
    await expect(heading).toHaveText(t('request.cancel.title'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: t('request.cancel.action') }).click()
    await expect(heading).toHaveText(t('request.cancel.cancelled-title'))
    await page.getByRole('link', { name: t('request.cancel.piece') }).click()
    await expect(page).toHaveURL(/\/de-de\/products\/\S+\?variant=\d+$/)
    const forged = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`
    expect((await page.goto(forged))?.status()).toBe(404)
    await expect(heading).toHaveText(t('request.cancel.lost-title'))
  })

  // spec 6: pieces upon request: anyone else is shown how to join
  test('a piece upon request shows visitors how to join the trade', async ({ page }) => {
    const t = wordsIn('de')
    await page.goto('/de-de/products/colle-burnished-amphora')
    await page.getByRole('link', { name: t('product.refused.join-trade') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('request.trade-only.title'))
    expect((await page.goto('/de-de/requests/availability'))?.status()).toBe(401)
    await page.getByRole('link', { name: t('trade.only.contact') }).click()
    await expect(page.getByLabel(t('request.facts.topic'))).toHaveValue('trade')
  })
})

async function setStock(page: Page, units: number): Promise<void> {
  const save = page.getByRole('button', { name: products['set-stock'] }).first()
  await expect(save).toBeEnabled()
  await page.getByLabel(products.fields.onHand).first().fill(String(units))
  const saved = page.waitForResponse((response) => response.url().includes('/set-stock'))
  await save.click()
  expect((await saved).status()).toBe(200)
}

type Email = { id: string; kind: string }

async function emailsTo(person: string): Promise<{ emails: Email[]; read: (id: string) => Promise<string> }> {
  const { mail } = await readServices()
  const headers = { authorization: `Bearer ${mail.token}` }
  const call = async (path: string) => (await fetch(`${mail.url}${path}`, { headers })).json()
  const { letters } = await call(`?${new URLSearchParams({ to: person })}`)
  return { emails: letters, read: async (id) => (await call(`/${id}`)).text }
}

async function kindsOf(person: string): Promise<string[]> {
  const { emails } = await emailsTo(person)
  return emails.map(({ kind }) => kind).sort()
}

async function readEmail(person: string, kind: string): Promise<string> {
  const { emails, read } = await emailsTo(person)
  return read(emails.find((email) => email.kind === kind)?.id ?? '')
}
