import { expect, test } from '../support/listening.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a list is filtered by its form, sorted and cleared by links, and its URL stays clean', async ({
  page,
}) => {
  await page.goto('/categories/furniture')
  await page.getByText('Material', { exact: true }).first().click()
  await page.getByText(/^Walnut \d+$/).click()
  await page
    .getByRole('group')
    .filter({ hasText: 'Material' })
    .getByRole('button', { name: 'Apply' })
    .first()
    .click()
  await expect(page).toHaveURL('/categories/furniture?material=walnut')
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Walnut')
  await page.getByText('Sort: Recommended').click()
  await page.getByRole('link', { name: 'New arrivals' }).click()
  await expect(page).toHaveURL('/categories/furniture?material=walnut&sort=new-arrivals')
  await page.getByRole('link', { name: 'Remove: Walnut' }).click()
  await expect(page).toHaveURL('/categories/furniture?sort=new-arrivals')
})

// spec 3: filters: a typed text that is no number stays in its field, and it is said there
test('without JavaScript an invalid price stays in its field with an error', async ({ page }) => {
  await page.goto('/search?q=lamp')
  await page.getByText('Price', { exact: true }).first().click()
  const from = page.getByRole('textbox', { name: 'From' }).first()
  await from.fill('abc')
  await from.press('Enter')
  await expect(page).toHaveURL(/price-min=abc/)
  await expect(from).toHaveValue('abc')
  await expect(from).toBeVisible()
  await expect(from).toHaveAccessibleDescription('Please enter the price as a number, for example 1500.')
})

test('without JavaScript a picture links to its full size, a variant is a link, and the form adds it to the bag', async ({
  page,
}) => {
  await page.goto('/products/nuvola-boucle-armchair')
  const large = page.getByRole('link', { name: /^Enlarge picture 1/ })
  const response = await page.request.get((await large.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^image\//)
  await page.getByRole('link', { name: 'Moss bouclé' }).click()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await expect(page.getByRole('main')).toContainText('Upholstery: Moss bouclé')
  await page.getByRole('button', { name: 'Add to bag' }).click()
  await expect(page).toHaveURL('/checkout/cart')
  await expect(page.getByRole('main')).toContainText('Moss bouclé')
})
