import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { find, resources } = en
const { products } = resources
const PIECE = 'Gora night carafe'

// spec 3: a changed price is on the guest’s page within two seconds
test('an editor changes a price, also over that of a colleague, and a guest sees it within two seconds', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await page.getByLabel(products.filters.text).fill('gora night')
  await expect(page).toHaveURL(/filter=/)
  await expect(page.getByRole('link', { name: PIECE })).toBeVisible()

  await page.getByRole('link', { name: PIECE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PIECE)
  const address = await page.getByRole('link', { name: products.view }).getAttribute('href')
  const guest = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const shown = async () => (await guest.request.get(`/en-us${address}`)).text()

  const prices = page.getByLabel(`${products.fields.price} (USD)`)
  const before = await prices.first().inputValue()
  const after = String(Number(before) + 3)
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await prices.first().fill(after)
  await save.click()
  await expect(page.getByText(en.desk.saved)).toBeVisible()
  await expect.poll(shown, { timeout: 2000 }).toContain(`$${after}`)

  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await colleague
    .getByLabel(`${products.fields.price} (USD)`)
    .first()
    .fill(String(Number(before) + 5))
  await colleague.getByRole('button', { name: 'Save' }).click()
  await expect(colleague.getByText(en.desk.saved)).toBeVisible()
  await colleague.close()
  await prices.first().fill(before)
  await save.click()
  const conflict = page.getByRole('dialog', { name: en.desk.conflict.title })
  await expectAccessible(page)
  await conflict.getByRole('button', { name: en.desk.conflict.save }).click()
  await expect(conflict).toHaveCount(0)
  await expect.poll(shown, { timeout: 2000 }).toContain(`$${before}`)
  await guest.close()
})

test('a refused field says why, and what was typed stays', async ({ page }) => {
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/products')
  await page.getByLabel(products.filters.text).fill('brina decanter')
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: /Brina decanter/ }).click()
  const costs = page.getByLabel(products.attributes.shippingCosts)
  await costs.fill('[{"market":"Germany","amount":1}]')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(en.errors.fields['shipping-market-unknown'])).toBeVisible()
  await expect(costs).toHaveValue('[{"market":"Germany","amount":1}]')
  await expectAccessible(page)
})

test('what was typed about a product reaches no other, and is back after the sign-in', async ({ page }) => {
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/products')
  await page.getByLabel(products.filters.text).fill('gora night')
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('link', { name: PIECE }).click()
  const organization = page.getByRole('region', { name: products.groups.organization })
  const vendor = organization.getByLabel(products.fields.vendor)
  const workshop = await vendor.inputValue()
  const address = page.url()
  await vendor.fill('Somebody else')

  await page.route('**/desk/api/products/*', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated' } }),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/desk/products'))
  await page.unroute('**/desk/api/products/*')
  await page.goto(address)
  await expect(vendor).toHaveValue('Somebody else')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()

  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('combobox', { name: find.label }).fill('brina decanter')
  await page.getByRole('option', { name: /Brina decanter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Brina decanter/)
  await expect(page.getByLabel(products.fields.title).first()).toHaveValue(/Brina decanter/)
  await expect(vendor).not.toHaveValue('Somebody else')
  await page.goBack()
  await expect(vendor).toHaveValue(workshop)
})
