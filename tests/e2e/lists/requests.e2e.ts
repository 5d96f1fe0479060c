import { submitToCart } from '../support/bag.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { getAccount } from '../support/people/demo-person.ts'
import { HOME } from '../support/places.ts'
import { sendAsPerson } from '../support/send-as-person.ts'
import { wordsIn } from '../support/words.ts'

// spec 1: a quote for the bag in a panel, with its conversation in the account
test('a trade client requests a quote for their bag in a panel, and finds it in their account', async ({
  page,
}) => {
  const t = wordsIn('en')
  await submitSignIn(page, HOME, getAccount('rejected trade client'))
  await submitToCart(page.request, HOME, '/products/luna-table-lamp')
  await page.goto('/checkout/cart')
  await page.getByRole('link', { name: t('request.forms.quote.row') }).click()
  const panel = page.getByRole('dialog', { name: t('request.forms.quote.title') })
  await expect(panel.getByText(/\d × Luna table lamp/)).toBeVisible()
  await expectAccessible(page)
  const budget = panel.getByLabel(t('request.labels.budget', { currency: 'USD' }))
  await budget.fill('plenty')
  const send = panel.getByRole('button', { name: t('request.forms.quote.send') })
  await send.click()
  const alert = panel.getByRole('alert').first()
  await expect(alert).toContainText(t('errors.request.amount-malformed'))
  await expect(alert).toContainText(`${t('request.facts.project')}: ${t('errors.request.required')}`)
  await panel.getByLabel(t('request.facts.project')).fill('Casa Brera')
  await budget.fill('$25,000')
  const title = panel.getByRole('heading', { name: t('request.sent.titles.other') })
  await expect(async () => {
    await send.click()
    await expect(title).toBeVisible({ timeout: 3_000 })
  }).toPass()

  await page.goto('/profile/requests')
  await page.getByRole('link', { name: 'Casa Brera' }).first().click()
  const about = page.getByRole('complementary', { name: t('request.thread.about') })
  await expect(about.getByText('$25,000')).toBeVisible()
  await expect(about.getByRole('link', { name: /Luna table lamp/ })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

  // spec 5: a consultation without a script, in German, on a phone
  test('a consultation is requested in German, refused with its choices, then sent', async ({ page }) => {
    const t = wordsIn('de')
    await page.goto('/de-de/requests/consultation')
    await page.getByLabel(t('request.facts.projectType')).selectOption('residential')
    await page.getByLabel(t('request.values.kitchen')).check()
    const phone = page.getByLabel(t('request.facts.phone'))
    await expect(phone).toBeHidden()
    await page.getByLabel(t('request.values.phone'), { exact: true }).check()
    const time = page.getByLabel(t('request.facts.firstTime'))
    const at = await time.locator('optgroup option').last().getAttribute('value')
    await time.selectOption(at)
    await page.getByLabel(t('request.labels.name')).fill('Ada Byron')
    await page.getByLabel(t('request.labels.email')).fill(createPerson())
    const send = page.getByRole('button', { name: t('request.forms.consultation.send') })
    await send.click()
    await expectRefusal(page, t('request.facts.phone'), t('errors.request.phone-missing'))
    await expect(page.getByLabel(t('request.values.kitchen'))).toBeChecked()
    await expect(time).toHaveValue(at ?? '')
    await page.getByLabel(t('request.consultation.visit', { city: 'Mailand' })).check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await sendAsPerson(page, () => send.click())
    await expect(page.getByText(t('request.sent.reply'))).toBeVisible()
  })
})
