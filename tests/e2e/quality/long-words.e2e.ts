import { randomUUID } from 'node:crypto'
import { LIST_LENGTHS } from '#domain/list/list-limits.ts'
import { PROJECT_LENGTHS } from '#domain/list/project.ts'
import { findWidest, longWord } from '../support/checks/long-words.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { getLists } from '../support/people/customer-lists.ts'
import { HOME } from '../support/places.ts'

// spec 2: no word that someone typed widens a page
test('a typed word of 200 letters never widens a page', async ({ page, t, baseURL }) => {
  test.slow()
  await openAccount(page, HOME, t, createPerson())
  const lists = await getLists(page, baseURL ?? '')
  const [id, item, section] = [randomUUID(), randomUUID(), randomUUID()]
  const name = longWord(LIST_LENGTHS.name)
  expect((await lists.create({ id, name, description: longWord(LIST_LENGTHS.description) })).ok).toBe(true)
  const details = {
    number: longWord(PROJECT_LENGTHS.number),
    client: longWord(PROJECT_LENGTHS.client),
    address: null,
  }
  const project = { ...details, startsOn: null, deliverBy: null }
  expect((await lists.change(id, { version: 1, changes: { project } })).ok).toBe(true)
  expect((await lists.addSection(id, section, { name: longWord(LIST_LENGTHS.section) })).ok).toBe(true)
  const productId = 'gid://shopify/Product/1'
  expect((await lists.addItem(id, item, { productId, sectionId: section })).ok).toBe(true)
  const notes = { note: longWord(LIST_LENGTHS.note), clientNote: longWord(LIST_LENGTHS.note) }
  expect((await lists.changeItem(id, item, { version: 1, changes: notes })).ok).toBe(true)
  const shared = await lists.share(id, { hasPrices: true, from: longWord(100) })
  if (!shared.ok) throw new Error(shared.code)
  const { token } = shared.value

  // The cart has a piece for the project.
  await page.goto('/products/nuvola-boucle-armchair')
  const variantId = await page.locator('input[name="variantId"]').first().inputValue()
  const form = { variantId, quantity: '1', project: longWord(120), projectList: id }
  await page.request.post('/checkout/cart/lines', { form, headers: { accept: 'text/html' } })

  const list = `/account/lists/${id}`
  const pages = [
    ...['/account/lists', list, `${list}/edit`, `${list}/share`, `${list}/project`, `${list}/bag`],
    ...[`${list}/items/${item}`, `${list}/download`, `/account/lists/compare/pieces?list=${id}`],
    ...[`/lists/shared/${token}`, `/lists/shared/${token}/bag`, `/requests/quote?list=${id}`],
    ...[`/search?q=${longWord(200)}`, `/artisans?q=${longWord(200)}`, '/checkout/cart', '/checkout'],
  ]
  const names = new Map([
    [longWord(200), 'WORD'],
    [id, 'ID'],
    [token, 'TOKEN'],
  ])
  const tooWide: string[] = []
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const widest = await findWidest(page)
      const shown = [...names].reduce((text, [value, name]) => text.replaceAll(value, name), path)
      if (widest !== null) tooWide.push(`${shown} at ${width} px: ${widest}`)
    }
  }
  expect(tooWide).toEqual([])
})
