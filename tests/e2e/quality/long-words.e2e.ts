import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { PROJECT_LENGTHS } from '#domain/list/project.ts'
import { ALWAYS, setHours } from '../support/chat-hours.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { listsOf } from '../support/people/customer-lists.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { sendRequest } from '../support/people/request-sender.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

/** A word without a place to break it, as long as a field takes. */
const word = (max: number) =>
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, Math.min(200, max))

// spec 2: no word that someone typed widens a page
test('a word of 200 letters in any text that is typed widens no page', async ({ page, t, baseURL }) => {
  test.slow()
  await openAccount(page, HOME, t, createPerson())
  const lists = await listsOf(page, baseURL ?? '')
  const [id, item, section] = [randomUUID(), randomUUID(), randomUUID()]
  const name = word(LIST_LENGTHS.name)
  expect((await lists.create({ id, name, description: word(LIST_LENGTHS.description) })).ok).toBe(true)
  const details = {
    number: word(PROJECT_LENGTHS.number),
    client: word(PROJECT_LENGTHS.client),
    address: null,
  }
  const project = { ...details, startsOn: null, deliverBy: null }
  expect((await lists.change(id, { version: 1, changes: { project } })).ok).toBe(true)
  expect((await lists.addSection(id, section, { name: word(LIST_LENGTHS.section) })).ok).toBe(true)
  const productId = 'gid://shopify/Product/1'
  expect((await lists.addItem(id, item, { productId, sectionId: section })).ok).toBe(true)
  const notes = { note: word(LIST_LENGTHS.note), clientNote: word(LIST_LENGTHS.note) }
  expect((await lists.changeItem(id, item, { version: 1, changes: notes })).ok).toBe(true)
  const shared = await lists.share(id, { hasPrices: true, from: word(100) })
  if (!shared.ok) throw new Error(shared.code)
  const { token } = shared.value

  // The bag has a piece for the project.
  await page.goto('/products/nuvola-boucle-armchair')
  const variantId = await page.locator('input[name="variantId"]').first().inputValue()
  const form = { variantId, quantity: '1', project: word(120), projectList: id }
  await page.request.post('/checkout/cart/lines', { form, headers: { accept: 'text/html' } })

  const list = `/account/lists/${id}`
  const pages = [
    ...['/account/lists', list, `${list}/edit`, `${list}/share`, `${list}/project`, `${list}/bag`],
    ...[`${list}/items/${item}`, `${list}/download`, `/account/lists/compare/pieces?list=${id}`],
    ...[`/lists/shared/${token}`, `/lists/shared/${token}/bag`, `/requests/quote?list=${id}`],
    ...[`/search?q=${word(200)}`, `/artisans?q=${word(200)}`, '/checkout/cart', '/checkout'],
  ]
  const names = new Map([
    [word(200), 'WORD'],
    [id, 'ID'],
    [token, 'TOKEN'],
  ])
  const tooWide: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const widest = await widestOf(page)
      const shown = [...names].reduce((text, [value, name]) => text.replaceAll(value, name), path)
      if (widest !== null) tooWide.push(`${shown} at ${width} px: ${widest}`)
    }
  }
  expect(tooWide).toEqual([])
})

test('a word of 200 letters widens neither the chat nor the desk', async ({
  page,
  context,
  t,
  baseURL,
  request,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  await setHours(request, { active: true, ...ALWAYS })
  const email = createPerson()
  const number = await sendRequest({ email, message: word(200), name: word(80) })

  // A guest with long names orders samples.
  await page.goto('/account/samples?product=1')
  const text = word(60)
  const address = { firstName: text, lastName: text, company: text, line1: text, line2: text, city: text }
  const rest = { postalCode: '10001', zone: 'NY', country: 'US', phone: '+1 212 555 0142' }
  const fields = Object.entries({ ...address, ...rest }).map(([name, value]) => [`address.${name}`, value])
  const form = {
    key: randomUUID(),
    finish: await page.locator('input[name="finish"]').first().inputValue(),
    email,
    ...Object.fromEntries(fields),
  }
  const headers = { origin, accept: 'text/html' }
  expect((await page.request.post('/account/samples?product=1', { form, headers })).url()).toContain('sent')
  const ordered = await page.request.post(await linkInEmailTo(page.request, email), { form: {}, headers })
  expect(ordered.url()).toContain('/orders/')

  const tooWide: string[] = []
  const check = async (what: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const widest = await widestOf(page)
      if (widest !== null) tooWide.push(`${what} at ${width} px: ${widest}`)
    }
    await page.setViewportSize({ width: 1440, height: 844 })
  }
  await page.goto(ordered.url())
  await check('the order')

  await page.goto('/products/creta-vases-set-of-three')
  const button = page.getByRole('button', { name: t('chat.open') })
  const widget = page.waitForRequest(/chat-with-pieces/)
  await button.press('Enter')
  await widget
  const chat = page.getByRole('dialog', { name: /, Milan$/ })
  await expect(chat.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(word(200))
  await page.keyboard.press('Enter')
  const message = chat.getByRole('log').getByText(word(200))
  await expect(message).toBeVisible()
  await expect(chat.getByRole('log').getByText(t('chat.sending'))).toHaveCount(0)
  await page.keyboard.type(word(200))
  await check('the page with the chat')
  for (const part of [chat, chat.getByRole('log'), chat.getByRole('textbox')]) {
    const hidden = await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden).toBeLessThanOrEqual(1)
  }

  const desk = await context.newPage()
  await enterDesk(desk, wordsIn('en'), 'administrator', '/desk/requests')
  const find = async (resource: string, filter: object): Promise<string> => {
    const params = { filter: JSON.stringify(filter) }
    const found = await (await desk.request.get(`/desk/api/${resource}`, { params })).json()
    return found.items[0].id
  }
  const [thread, order, customer] = [
    await find('requests', { text: number }),
    await find('orders', { text: email }),
    await find('customers', { text: email }),
  ]
  const conversations = await (await desk.request.get('/desk/api/chats')).json()
  const pages = [
    ...['/desk', '/desk/requests', '/desk/orders', '/desk/customers', '/desk/chats', '/desk/emails'],
    ...[`/desk/requests/${thread}/show`, `/desk/orders/${order}/show`, `/desk/customers/${customer}/show`],
    `/desk/chats/${conversations.items[0].id}/show`,
  ]
  for (const width of [1440, 390]) {
    await desk.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await desk.goto(path)
      await expect(desk.getByRole('main')).toBeVisible()
      await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(desk.getByRole('progressbar')).toHaveCount(0)
      const widest = await widestOf(desk)
      if (widest !== null) tooWide.push(`${path} at ${width} px: ${widest}`)
    }
  }
  expect(tooWide).toEqual([])
})

/** What is wider than the window; null if nothing is. */
function widestOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const wide = all.filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
    return wide
      .slice(0, 3)
      .map((one) => `${one.tagName} ${one.className}`)
      .join(' > ')
  })
}
