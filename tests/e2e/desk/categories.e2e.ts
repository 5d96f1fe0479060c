import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const words = en.resources['category-orders']
const { order } = en.desk

test('an editor orders a category by keyboard and by dragging, guests see it at once, and it is undone', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/category-orders')
  await page.getByRole('textbox', { name: words.filters.text }).fill('trays')
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: 'Decor › Trays' }).press('Enter')
  const address = await page.getByRole('link', { name: words.view }).getAttribute('href')
  const guest = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const shown = async () => {
    const html = await (await guest.request.get(`/en-us${address}`)).text()
    return [...new Set([...html.matchAll(/href="[^"]*\/products\/([^"?#]+)"/g)].map(([, slug]) => slug))]
  }
  const pins = page.getByRole('button', { name: new RegExp(`^${words.pin}: `) })
  const unpins = page.getByRole('button', { name: new RegExp(`^${words.unpin}: `) })
  await expect(pins.or(unpins).first()).toBeVisible()
  // An earlier attempt may have left pinned pieces behind.
  if ((await unpins.count()) > 0) {
    const left = await shown()
    while ((await unpins.count()) > 0) await unpins.first().press('Enter')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect.poll(shown, { timeout: 2000 }).not.toEqual(left)
  }
  const before = await shown()
  expect(before.length).toBeGreaterThanOrEqual(3)

  const pinned = page.getByRole('list', { name: words.pinned })
  const others = page.getByRole('list', { name: words.others })
  const rows = page.getByRole('listitem')
  await expect(pins).toHaveCount(3)
  const titles = await pins.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.replace(/^\w+: /, '') ?? ''),
  )
  const [first = '', second = '', third = ''] = titles
  await page.getByRole('button', { name: `${words.pin}: ${third}` }).press('Enter')
  await page.getByRole('button', { name: `${words.pin}: ${second}` }).press('Enter')
  await expect(page.getByRole('button', { name: `${words.pin}: ${first}` })).toBeFocused()
  const up = page.getByRole('button', { name: `${order.earlier}: ${second}` })
  await up.press('Enter')
  // At the top it can only move down.
  await expect(page.getByRole('button', { name: `${order.later}: ${second}` })).toBeFocused()
  await rows.filter({ hasText: first }).dragTo(rows.filter({ hasText: second }))
  await expect(pinned.getByRole('listitem')).toHaveText(
    [first, second, third].map((title) => new RegExp(title)),
  )
  await expect(others.getByRole('listitem')).toHaveCount(0)
  await rows.filter({ hasText: first }).dragTo(rows.filter({ hasText: third }))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(words.saved)).toBeVisible()
  const [one, two, three] = before
  await expect.poll(shown, { timeout: 2000 }).toEqual([two, three, one])
  await expect(page.getByText(words.actions.update.done).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(shown, { timeout: 2000 }).toEqual(before)
  await guest.close()
})
