import { expect, test } from '../support/listening.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the search is a form, and its suggestions are links', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the shop' })
  await field.fill('travertine')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=travertine')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “travertine”' })).toBeVisible()
  await page.goto('/search?q=zzzz')
  await expect(page.getByRole('region', { name: 'We recommend' }).getByRole('listitem')).toHaveCount(4)
  await page.goto('/search?q=lamp&color=nothing')
  await expect(page.getByRole('region', { name: 'Without these filters' }).getByRole('listitem')).toHaveCount(
    4,
  )
  await page.goto('/search?q=zzzz')
  await page.getByRole('link', { name: 'travertine' }).click()
  await expect(page).toHaveURL('/search?q=travertine')
  await page.getByRole('main').getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
})
