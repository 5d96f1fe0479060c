import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'

const FURNITURE = '/categories/furniture'

test('the home page shows the story and pieces, each of which links to its page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const row = page.getByRole('region', { name: 'New from the workshops' })
  const piece = row.getByRole('listitem').first()
  await expect(piece).toContainText(/\$[\d,]+/)
  const title = (await piece.getByRole('heading', { level: 3 }).textContent()) ?? ''
  await piece.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a list counts its pieces and artisans, and is filtered without scrolling; Escape closes its filters', async ({
  page,
}) => {
  await page.goto(FURNITURE)
  await expect(count(page)).toHaveText(/^\d+ pieces by \d+ artisans$/)
  const all = await piecesShown(page).count()
  await page.getByRole('group').getByText('Material', { exact: true }).first().click()
  const walnut = page.getByRole('checkbox', { name: /^Walnut/ })
  const label = page.getByText(/^Walnut \d+$/)
  const promised = numberIn(await label.textContent())
  const before = await page.evaluate(() => scrollY)
  await label.click()
  await expect(page).toHaveURL(`${FURNITURE}?material=walnut`)
  await expect(count(page)).toHaveText(new RegExp(`^${promised} pieces`))
  await expect(walnut).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(piecesShown(page)).toHaveCount(promised)
  expect(promised).toBeLessThan(all)

  await page.getByRole('group').getByText('Color', { exact: true }).first().click()
  await expectAccessible(page)
  const first = page.getByRole('group', { name: 'Color' }).getByRole('checkbox').first()
  await first.focus()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
})

test('every label of the filters can be clicked, of a list and of a search', async ({ page }) => {
  test.slow()
  for (const address of [FURNITURE, '/search?q=mirror']) {
    await page.goto(address)
    const groups = page.getByRole('form', { name: 'Filters' }).locator('details')
    const isUsed = new Set<string>()
    for (const group of await groups.all()) {
      await group.locator('summary').click()
      const labels = await group.locator('label').all()
      // Whether a click would reach it; does not load the list.
      for (const label of labels) expect(await label.evaluate(isOnTop)).toBe(true)
      for (const label of labels) {
        const control = label.locator('input')
        const type = (await control.getAttribute('type')) ?? ''
        if (isUsed.has(type)) continue
        isUsed.add(type)
        const isChosen = type !== 'text' && (await control.isChecked())
        await label.click()
        if (type === 'text') await expect(control).toBeFocused()
        else await expect(control).toBeChecked()
        // A value that was chosen already, and a field that is still empty, do not load the list.
        if (isChosen || type === 'text') continue
        await expect(page).not.toHaveURL(address)
        await page.goBack()
        await expect(page).toHaveURL(address)
        await expect(control).not.toBeChecked()
      }
      await page.keyboard.press('Escape')
    }
    expect([...isUsed].toSorted()).toEqual(['checkbox', 'radio', 'text'])
  }
})

test('filters are removed one by one, all at once, and by Back; an empty list offers to clear them', async ({
  page,
}) => {
  await page.goto(`${FURNITURE}?material=walnut&material=brass&price-min=500`)
  const chosen = page.getByRole('list', { name: 'Selected filters' })
  await chosen.getByRole('link', { name: 'Remove: Price: from $500' }).click()
  await expect(page).toHaveURL(/material=walnut&material=brass$|material=brass&material=walnut$/)
  await expect(page.getByRole('textbox', { name: 'From', includeHidden: true }).first()).toHaveValue('')
  await chosen.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(FURNITURE)
  await expect(chosen).toBeHidden()
  await page.goBack()
  await expect(chosen.getByRole('link', { name: 'Remove: Walnut' })).toBeVisible()

  await page.goto(`${FURNITURE}?material=drawn-glass&price-min=900000`)
  await expect(page.getByRole('heading', { name: 'No pieces match these filters' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove: Drawn glass' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(FURNITURE)
})

test('the five sort orders are links, and a typed price applies when the field loses focus', async ({
  page,
}) => {
  await page.goto(FURNITURE)
  await page.getByText('Sort: Recommended').click()
  for (const order of ['Recommended', 'Fast shipping', 'Price, high to low', 'New arrivals']) {
    await expect(page.getByRole('link', { name: order, exact: true })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Price, low to high' }).click()
  await expect(page).toHaveURL(`${FURNITURE}?sort=price-ascending`)
  await expect(page.getByText('Sort: Price, low to high')).toBeFocused()
  await expect(page.getByText(/^From \$[\d,]+$/).first()).toBeVisible()
  const prices = await shownPrices(page)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))

  await page.getByRole('group').getByText('Price', { exact: true }).click()
  const from = page.getByRole('textbox', { name: 'From' }).first()
  await from.fill('abc')
  await page.keyboard.press('Tab')
  await expect(from).toHaveAccessibleDescription('Please enter the price as a number, for example 1500.')
  await expect(from).toHaveValue('abc')
  await from.fill('$5,000')
  await expect(from).toHaveAccessibleDescription('')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(`${FURNITURE}?price-min=5000&sort=price-ascending`)
  await expect(page.getByRole('link', { name: /^Remove: Price: from/ })).toBeVisible()
  for (const price of await shownPrices(page)) expect(price).toBeGreaterThanOrEqual(5000)
})

test('a slug of another language redirects to the one of the page, an unknown one is not found, and no variation of a list is indexed', async ({
  request,
}) => {
  const moved = await request.get('/de-de/categories/furniture/seating?material=walnut')
  expect(moved.url()).toMatch(/\/de-de\/categories\/moebel\/sitzmoebel\?material=walnut$/)
  expect(await moved.text()).toMatch(/<h1[^>]*>Sitzmöbel<\/h1>/)
  expect((await request.get('/categories/furniture/spaceships')).status()).toBe(404)
  const robots = /<meta name="robots" content="noindex"/
  expect(await (await request.get(FURNITURE)).text()).not.toContain('<meta name="robots"')
  expect(await (await request.get(`${FURNITURE}?material=walnut`)).text()).toMatch(robots)
})

test('a search finds pieces, preserves the query, and says when nothing matches', async ({ page }) => {
  await page.goto('/search?q=glass')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “glass”' })).toBeVisible()
  await expect(piecesShown(page)).not.toHaveCount(0)
  const field = page.getByRole('main').getByLabel('Search the shop')
  await expect(field).toHaveValue('glass')
  await field.fill('zzzz')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'No results for “zzzz”' })).toBeVisible()
})

/** Runs in the browser: whether nothing covers the middle of a label once it is in view. */
function isOnTop(label: Element): boolean {
  label.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = label.getBoundingClientRect()
  return label.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status').first()
}

function piecesShown(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 })
}

async function shownPrices(page: Page): Promise<number[]> {
  const pieces = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .all()
  const texts = await Promise.all(pieces.map((piece) => piece.textContent()))
  return texts.map((text) => numberIn(text?.match(/\$[\d,]+/)?.[0] ?? null))
}

function numberIn(text: string | null): number {
  return Number(text?.replace(/[^\d.]/g, ''))
}
