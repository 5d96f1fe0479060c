import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { CustomerLists } from '#clients/platform/lists-client.ts'
import { localePath } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { waitForHydration } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { getLists } from '../support/people/customer-lists.ts'
import { getAccount } from '../support/people/demo-person.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { HOME, place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'
import { column, drag } from './list-column.ts'

const ITALY = place('it-it')

/** Creates a list with the first pieces of the shop. */
async function storeList(lists: CustomerLists, count = 2): Promise<string> {
  const id = randomUUID()
  expect((await lists.create({ id, name: 'Casa Brera' })).ok).toBe(true)
  for (const number of Array.from({ length: count }, (_, index) => index + 1))
    await lists.addItem(id, randomUUID(), { productId: `gid://shopify/Product/${number}` })
  return id
}

/** The total of a list, without spaces, which differ between browsers and servers. */
async function totalOf(page: Page): Promise<string> {
  const total = await page.getByRole('main').getByRole('definition').last().textContent()
  return (total ?? '').replace(/[^\d.,]/g, '')
}

test('a shared list shows a guest and a trade client their own prices only', async ({
  page,
  browser,
  t,
  baseURL,
}) => {
  test.slow()
  const words = wordsIn('it')
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  const id = await storeList(await getLists(page, baseURL ?? ''))
  await page.goto(`/account/lists/${id}/share`)
  await page.getByLabel(t('lists.share.with-prices')).check()
  await page.getByLabel(t('lists.share.from')).first().fill('Livia Ferri')
  await page.getByRole('button', { name: t('lists.share.create') }).click()
  const address = await page.getByLabel(t('lists.share.address'), { exact: true }).inputValue()
  await page.goto(`/account/lists/${id}/share`)
  await expectGoodPage(page, HOME)

  const guest = await browser.newContext({ locale: 'it-IT' })
  const seen = await guest.newPage()
  waitForHydration(seen)
  await seen.goto(address)
  const path = localePath(ITALY, new URL(address).pathname)
  await expect(seen).toHaveURL(path)
  await expect(seen.getByText(words('lists.shared.from', { name: 'Livia Ferri' }))).toBeVisible()
  const publicTotal = await totalOf(seen)
  await expectGoodPage(seen, ITALY)

  // Other roles are sent the guest's prices (`app/routes/lists/prices-by-role.test.tsx`).
  const client = await browser.newContext()
  const own = await client.newPage()
  waitForHydration(own)
  await submitSignIn(own, ITALY, getAccount('approved trade client'))
  await own.goto(path)
  const tradeTotal = await totalOf(own)
  expect(tradeTotal).not.toBe(publicTotal)
  await client.close()
  const document = await (await guest.request.get(path)).text()
  expect(document).toContain(publicTotal)
  for (const sent of [document, await (await guest.request.get(`${path}.data`)).text()])
    expect(sent).not.toContain(tradeTotal)
  expect(document).toContain('property="og:image"')

  await page.getByRole('button', { name: t('lists.share.revoke') }).click()
  await expect(page.getByText(t('lists.share.done.revoke'))).toBeVisible()
  expect((await seen.goto(path))?.status()).toBe(404)
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText(words('lists.lost.list.title'))
  await guest.close()
})

// spec 6: lists: two editors see each other and lose nothing
test('two people, one of them in two tabs, edit and reorder a list at once: each sees the other, and nothing is lost', async ({
  page,
  browser,
  t,
  baseURL,
}) => {
  test.slow()
  const colleague = createPerson()
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  const id = await storeList(await getLists(page, baseURL ?? ''), 8)
  await page.goto(`/account/lists/${id}/share`)
  await page.getByLabel(t('lists.share.email')).fill(colleague)
  await page.getByLabel(t('lists.share.from')).last().fill('Livia Ferri')
  await page.getByRole('button', { name: t('lists.share.invite') }).click()
  await expect(page.getByText(t('lists.share.done.invite'))).toBeVisible()
  const link = await linkInEmailTo(page.request, colleague)
  await page.goto(`/account/lists/${id}`)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addCookies([{ name: 'consent', value: '', url: baseURL ?? '' }])
  const other = await context.newPage()
  waitForHydration(other)
  await submitSignIn(other, HOME, { email: colleague, isNew: true })
  await other.goto(link)
  await expectGoodPage(other, HOME)
  await other.getByLabel(t('lists.invitation.name')).fill('Giulia Brera')
  await other.getByRole('button', { name: t('lists.invitation.accept') }).click()
  await expect(other).toHaveURL(`/account/lists/${id}`)
  const here = (names: string) => t('lists.page.together.here', { names, count: 1 })
  await expect(page.getByText(here('Giulia Brera'))).toBeVisible()
  await expect(other.getByText(here('Livia Ferri'))).toBeVisible()

  // Each drags a different piece at once, in each tab: all show the one order in which all moves were made.
  const tab = await page.context().newPage()
  waitForHydration(tab)
  await tab.goto(`/account/lists/${id}`)
  const [first = '', second, third, fourth = '', fifth, sixth, seventh, eighth = ''] = await column(page)
  const handle = (where: Page, title: string) =>
    where.getByRole('button', { name: t('lists.page.drag.handle', { title }), exact: true })
  await Promise.all([
    drag(page, handle(page, first), 'ArrowDown', 1),
    drag(tab, handle(tab, fourth), 'ArrowDown', 1),
    drag(other, handle(other, eighth), 'ArrowUp', 1),
  ])
  const order = [second, first, third, fifth, fourth, sixth, eighth, seventh]
  for (const where of [page, tab, other]) await expect.poll(() => column(where)).toEqual(order)
  await tab.close()

  // Each writes a note for a different piece; one is saved while the other is being typed.
  const add = t('lists.page.note.add.note')
  const note = (where: Page) =>
    where.getByRole('main').getByRole('textbox', { name: t('lists.page.note.label.note') })
  await page.getByRole('link', { name: add }).first().click()
  await note(page).fill('Back to the windows')
  await other.getByRole('link', { name: add }).last().click()
  await note(other).fill('In flax linen as well')
  const writing = (names: string) => t('lists.page.together.writing', { names, count: 1 })
  await expect(page.getByText(writing('Giulia Brera'))).toBeVisible()
  await expect(other.getByText(writing('Livia Ferri'))).toBeVisible()
  await other.getByRole('button', { name: t('lists.page.note.save') }).click()
  await expect(page.getByText('In flax linen as well')).toBeVisible({ timeout: 2_000 })
  await expect(note(page)).toHaveValue('Back to the windows')
  await expectGoodPage(page, HOME)

  // The piece is removed while its note is being written, but the typed text stays.
  await other
    .getByRole('link', { name: t('lists.page.menu.more') })
    .first()
    .click()
  const removed = other.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('intent=remove'),
  )
  await other.getByRole('button', { name: t('lists.page.menu.remove') }).click()
  await removed
  await expect(other.getByRole('button', { name: t('lists.overview.undo') })).toBeVisible()
  await page.getByRole('button', { name: t('lists.page.note.save') }).click()
  await expect(page.getByRole('alert')).toContainText(t('errors.lists.item-not-found'))
  await expect(note(page)).toHaveValue('Back to the windows')
  await context.close()
})
