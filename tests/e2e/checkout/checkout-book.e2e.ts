import { localePath } from '#domain/market/locale.ts'
import { submitToCart } from '../support/bag.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { finishSignIn } from '../support/people/bag-owner.ts'
import { getAccount } from '../support/people/demo-person.ts'
import { place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const where = place('de-de')
const t = wordsIn('de')

test.use({ locale: 'de-DE' })

// spec 1: a saved address is chosen or changed in the checkout, or a new one typed (issue 14, point 3)
test('a returning customer signs in at the top of the checkout, and chooses or edits a saved address', async ({
  page,
}) => {
  await submitToCart(page.request, where, '/products/creta-vases-set-of-three')
  await page.goto(localePath(where, '/checkout'))
  const email = page.getByLabel(t('checkout.details.email'), { exact: true })
  await email.fill('other@example.com')
  await page.getByRole('button', { name: t('checkout.details.sign-in') }).click()
  const { email: address, password } = getAccount('consumer')
  await finishSignIn(page, t, address, { password })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.details.title'))
  await expect(email).toHaveValue('other@example.com')
  const street = page.getByLabel(t('checkout.address.line1')).first()
  const saved = page.getByRole('radio', { name: /Seestraße 8/ })
  await expect(page.getByRole('radio', { name: /Türkenstraße 52/ })).toBeChecked()
  await expect(street).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ändern: Clara Hoffmann, Seestraße 8/ }).click()
  await expect(street).toHaveValue('Seestraße 8')
  await expect(page.getByText(t('checkout.details.changing'))).toBeVisible()
  await page.getByRole('button', { name: t('checkout.details.other-address') }).click()
  await page.getByLabel(t('checkout.details.new-address')).check()
  await expect(street).toHaveValue('')
  await saved.check()
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await expect(page.getByText('82319 Starnberg')).toBeVisible()
  await page.getByRole('link', { name: t('checkout.steps.details') }).click()
  await expect(saved).toBeChecked()
})
