import { fill, NEW_YORK, openCheckout, TEST_CARD } from '../checkout/checkout-buyer.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { HOME } from '../support/places.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')

// spec 1: the order is followed by its tracking link, printed, bought again
test('a guest order moves to the account once the address is verified; it is tracked and reordered', async ({
  page,
  request,
}) => {
  test.slow()
  const email = createPerson()
  await openCheckout(page, '/products/creta-vases-set-of-three')
  await fill(page, { ...NEW_YORK, 'E-mail': email })
  await page.getByLabel('State').first().selectOption('New York')
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
  await page.getByLabel('Test card').check()
  await fill(page, TEST_CARD)
  await page.getByRole('button', { name: /^Place order and pay/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  const [, orderId = '', token = ''] = /thank-you\/([\w-]+)\?token=(.+)$/.exec(page.url()) ?? []

  await submitSignIn(page, HOME, { email, isNew: true })
  await page.goto('/profile/orders')
  await expect(page.getByText(t('profile.orders.empty'))).toBeVisible()
  await page.goto(await linkInEmailTo(page.request, email))
  await page.getByRole('button', { name: t('account.verify.submit') }).click()
  await expect(page.getByRole('heading', { name: t('account.verified.title') })).toBeVisible()
  await page.goto('/profile/orders')
  await expect(page.getByText(t('profile.orders.standing.in-preparation', { work: 'making' }))).toBeVisible()
  await expectGoodPage(page, HOME)

  const { commerce } = await readServices()
  const sent = await request.post(`/services/commerce/checkout/orders/${orderId}/fulfilments`, {
    headers: { authorization: `Bearer ${commerce.teamToken}` },
    data: { shipment: 0, company: 'BRT', number: '77', url: 'https://brt.example/77' },
  })
  expect(sent.status()).toBe(200)
  const track = page.getByRole('link', { name: t('profile.orders.track', { company: 'BRT', number: '77' }) })
  // The link in the email is enough to track the order.
  await page.goto(`/orders/${orderId}?token=${token}`)
  await expect(track).toBeVisible()
  await expectGoodPage(page, HOME)
  await page.goto(`/profile/orders/${orderId}`)
  await expect(track).toHaveAttribute('href', 'https://brt.example/77')
  await expect(page.getByText(t('profile.orders.standing.sent'), { exact: true }).first()).toBeVisible()
  await expectGoodPage(page, HOME)
  await page.getByRole('button', { name: t('profile.orders.buy-again') }).click()
  await expect(page).toHaveURL(/\/checkout\/cart/)
  await expect(page.getByRole('main').getByText('Creta').first()).toBeVisible()
})

test('another customer’s order is not found', async ({ page }) => {
  await submitSignIn(page, HOME, { email: createPerson(), isNew: true })
  const response = await page.goto('/profile/orders/4f6b1a54-3f0f-4a6e-9d5e-0d2f7f1f9a10')
  expect(response?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an address in another country is added, and a refused one preserves what was typed', async ({
    page,
  }) => {
    const de = wordsIn('de')
    const where = { language: 'de', country: 'DE' } as const
    await submitSignIn(page, where, { email: createPerson(), isNew: true })
    await page.goto('/de-de/profile/addresses/new')
    const field = (name: string) => page.locator(`[name="address.${name}"]`)
    await field('firstName').fill('Anna')
    await field('country').selectOption('IT')
    await page.getByRole('button', { name: de('profile.addresses.show-fields') }).click()
    await expect(field('firstName')).toHaveValue('Anna')
    for (const [name, text] of Object.entries({ lastName: 'Conti', line1: 'Via Farini 12', city: 'Parma' })) {
      await field(name).fill(text)
    }
    await field('zone').selectOption('PR')
    await field('postalCode').fill('1')
    await field('phone').fill('+39 0521 123456')
    await page.getByRole('button', { name: de('profile.addresses.save') }).click()
    await expectRefusal(page, de('checkout.address.postal-code'), de('errors.address.postal-code-invalid'))
    await expect(field('line1')).toHaveValue('Via Farini 12')
    await field('postalCode').fill('43121')
    await page.getByRole('button', { name: de('profile.addresses.save') }).click()
    await expect(page.getByText('Via Farini 12')).toBeVisible()
  })
})
