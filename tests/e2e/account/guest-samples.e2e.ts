import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('de')

test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

// spec 6: samples of a guest, without JavaScript
test('a guest orders samples on a phone without a script: they are sent once the address is proven', async ({
  page,
}) => {
  const email = createPerson()
  await page.goto('/de-de/account/samples?product=1')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('textbox', { name: t('checkout.details.email') }).fill('anna')
  const typed = [
    ['first-name', 'Anna'],
    ['last-name', 'Weber'],
    ['line1', 'Alsterufer 4'],
    ['city', 'Hamburg'],
    ['postal-code', '20354'],
    ['phone', '+49 40 1234567'],
  ] as const
  for (const [field, value] of typed)
    await page.getByLabel(t(`checkout.address.${field}`), { exact: true }).fill(value)
  // Even without scripts the browser validates the field, but the server has to do so too.
  await page.locator('form#samples').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page
    .getByRole('button', { name: t('trade.samples.order') })
    .last()
    .click()
  await expectRefusal(page, t('checkout.details.email'), t('errors.checkout.email-invalid'))
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('textbox', { name: t('checkout.details.email') }).fill(email)
  await page
    .getByRole('button', { name: t('trade.samples.order') })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('trade.samples.mailbox.title'))

  const link = await linkInEmailTo(page.request, email)
  const response = await page.goto(link)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  })
  await expect(page.getByRole('main')).not.toContainText(email)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: t('trade.samples.confirm.action') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('order.samples.title') })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('€')
  const order = page.url()
  await page.goto(link)
  await page.getByRole('button', { name: t('trade.samples.confirm.action') }).click()
  await expect(page).toHaveURL(order)

  const forged = await page.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  expect(forged?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('trade.samples.lost.title'))
})
