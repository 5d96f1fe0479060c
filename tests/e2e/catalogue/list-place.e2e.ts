import type { Page } from '@playwright/test'
import { expectGoodLayer } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'

const LIST = '/search?q=walnut'

test('a visitor who returns from a piece finds their place in the list, also in another window', async ({
  page,
  visit,
}) => {
  await visit(LIST)
  const piece = pieces(page).nth(30)
  const title = (await piece.textContent()) ?? ''
  // Retried, because before hydration the browser's own scroll restoration applies.
  await expect(async () => {
    await piece.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=walnut&pid=\d+$/, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport()

  const address = page.url()
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(address)
  await expect(elsewhere.getByRole('link', { name: title, exact: true })).toBeInViewport()
  await elsewhere.close()
})

test('a place on a later page of a list is restored on that page', async ({ page, visit, t }) => {
  await visit('/categories/furniture?ppage=2')
  await expect(
    page.getByRole('link', { name: t('shell.pagination.page', { page: 2 }), exact: true }),
  ).toHaveAttribute('aria-current', 'page')
})

test('a long list of values is searched by name, and selected values stay selected', async ({
  page,
  visit,
  t,
}) => {
  await visit(LIST)
  await page
    .getByRole('group')
    .getByText(t('catalogue.filters.group.material'), { exact: true })
    .first()
    .click()
  const find = page.getByRole('searchbox', {
    name: t('catalogue.filters.find.label', { name: t('catalogue.filters.group.material') }),
  })
  await expect(async () => {
    await find.fill('')
    await find.fill('bra')
    await expect(page.getByRole('checkbox', { name: /^Walnut/ })).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('checkbox', { name: /^Brass/ })).toBeVisible()
  await expectGoodLayer(page, { language: 'en', country: 'US' })
  await page.getByText(/^Brass \d+$/).click()
  await expect(page).toHaveURL('/search?q=walnut&material=brass')
  await find.fill('walnut')
  await page.getByText(/^Walnut \d+$/).click()
  await expect(page).toHaveURL(/q=walnut(&material=(brass|walnut)){2}$/)
  await find.fill('zzzz')
  await expect(page.getByText(t('catalogue.filters.find.none'))).toBeVisible()
})

function pieces(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
}
