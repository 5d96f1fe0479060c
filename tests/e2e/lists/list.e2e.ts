import { randomUUID } from 'node:crypto'
import type { CustomerLists } from '#clients/platform/lists-client.ts'
import { localePath } from '#domain/market/locale.ts'
import { expectGoodPage, expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { getLists } from '../support/people/customer-lists.ts'
import { GERMAN, HOME } from '../support/places.ts'
import { column, drag } from './list-column.ts'

/** Creates a list with this many different pieces, without sections. */
async function storeList(lists: CustomerLists, count: number): Promise<string> {
  const id = randomUUID()
  const created = await lists.create({ id, name: 'Casa Brera', description: 'Warm wood, low seating.' })
  expect(created.ok).toBe(true)
  for (const number of Array.from({ length: count }, (_, index) => index + 1)) {
    const productId = `gid://shopify/Product/${number}`
    expect((await lists.addItem(id, randomUUID(), { productId })).ok).toBe(true)
  }
  return id
}

// spec 3: lists: arranged by pointer, touch and keyboard, with sections and totals
test('a list of 40 pieces is arranged by keyboard alone, with sections and totals', async ({
  page,
  t,
  baseURL,
}) => {
  test.slow()
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  const lists = await getLists(page, baseURL ?? '')
  const id = await storeList(lists, 40)
  const path = `/account/lists/${id}`
  await page.goto(path)
  const main = page.getByRole('main')
  const handles = main.getByRole('button', { name: t('lists.page.drag.handle', { title: '' }) })
  await expect(handles).toHaveCount(40)
  const before = await column(page)
  const handleOf = (title = '') =>
    handles.and(page.getByLabel(t('lists.page.drag.handle', { title }), { exact: true }))

  await main.getByLabel(t('lists.page.section.new')).focus()
  await page.keyboard.type('Living room')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 2, name: 'Living room' })).toBeVisible()
  await drag(page, handleOf(before[0]), 'ArrowDown', 2)
  await expect
    .poll(() => column(page))
    .toEqual([before[1], before[2], before[0], ...before.slice(3), 'Living room'])
  await drag(page, handleOf(before[39]), 'ArrowDown', 1)
  const arranged = [before[1], before[2], before[0], ...before.slice(3, 39), 'Living room', before[39]]
  await expect.poll(() => column(page)).toEqual(arranged)
  const spoken = t('lists.page.drag.dropped', {
    title: before[39] ?? '',
    section: 'Living room',
    position: 1,
  })
  await expect(page.getByRole('status').filter({ hasText: spoken })).toHaveCount(1)

  await handles.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(handles.first()).not.toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => column(page)).toEqual(arranged)

  const total = main.locator('dl').getByRole('definition').last()
  const single = (await total.textContent()) ?? ''
  const quantity = main.getByRole('spinbutton').first()
  const saved = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('intent=quantity'),
  )
  await quantity.focus()
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('2')
  await expect(total).not.toHaveText(single)
  await saved
  await page.reload()
  await expect.poll(() => column(page)).toEqual(arranged)
  await expect(quantity).toHaveValue('2')
  await expect(total).not.toHaveText(single)
  await expectGoodPage(page, HOME)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(localePath(GERMAN, path))
  await expectNoSidewaysScroll(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // spec 3: lists: everything works without JavaScript, and what was removed is restored
  test('a list is created, arranged, edited and removed, and what was removed is restored', async ({
    page,
    t,
    baseURL,
  }) => {
    await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
    const main = page.getByRole('main')
    await page.goto('/account/lists')
    await main.getByRole('link', { name: t('lists.overview.new') }).click()
    await main.getByRole('button', { name: t('lists.form.create') }).click()
    await main.getByLabel(t('lists.form.name')).fill('Hotel Teatro')
    await main.getByRole('button', { name: t('lists.form.create') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hotel Teatro' })).toBeVisible()

    const path = new URL(page.url()).pathname
    const id = path.slice(path.lastIndexOf('/') + 1)
    const lists = await getLists(page, baseURL ?? '')
    for (const number of [1, 2]) {
      await lists.addItem(id, randomUUID(), { productId: `gid://shopify/Product/${number}` })
    }
    await page.goto(path)
    const [first = '', second = ''] = await column(page)
    await main.getByLabel(t('lists.page.section.new')).fill('Lobby')
    await main.getByRole('button', { name: t('lists.page.section.add') }).click()
    const more = (title: string) => main.getByRole('link', { name: `${t('lists.page.menu.more')}: ${title}` })
    await more(first).click()
    await main.getByLabel(t('lists.piece.section')).selectOption('Lobby')
    await main.getByRole('button', { name: t('lists.piece.move'), exact: true }).click()
    await expect.poll(() => column(page)).toEqual([second, 'Lobby', first])

    await more(first).click()
    await main
      .getByRole('textbox', { name: t('lists.page.note.label.note'), exact: true })
      .fill('By the stairs')
    await main
      .getByRole('button', { name: t('lists.page.note.save') })
      .first()
      .click()
    await expect(main.getByText('By the stairs')).toBeVisible()

    await more(second).click()
    await main.getByRole('button', { name: t('lists.page.menu.remove') }).click()
    await expect.poll(() => column(page)).toEqual(['Lobby', first])
    await main.getByRole('button', { name: t('lists.overview.undo') }).click()
    await expect.poll(() => column(page)).toEqual([second, 'Lobby', first])

    await main.getByRole('link', { name: t('lists.page.edit') }).click()
    await main.getByRole('button', { name: t('lists.form.remove') }).click()
    await expect(main.getByRole('link', { name: 'Hotel Teatro' })).toHaveCount(0)
    await main.getByRole('button', { name: t('lists.overview.undo') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hotel Teatro' })).toBeVisible()
    await expect.poll(() => column(page)).toEqual([second, 'Lobby', first])
  })
})
