import { localePath } from '#domain/locale.ts'
import { expectAccessible } from './support/accessible.ts'
import { putInBag } from './support/bag.ts'
import { signInAs } from './support/demo-person.ts'
import { expect, test } from './support/listening.ts'
import { place } from './support/places.ts'
import { wordsIn } from './support/words.ts'

const where = place('de-de')
const t = wordsIn('de')

test.use({ locale: 'de-DE' })

test('the checkout of a customer is filled from their address book; another address is one press away', async ({
  page,
}) => {
  await signInAs(page, t, 'consumer', where)
  await putInBag(page.request, where, '/products/creta-vases-set-of-three')
  await page.goto(localePath(where, '/checkout'))
  const street = page.getByLabel(t('checkout.address.line1')).first()
  const email = page.getByLabel(t('checkout.details.email'), { exact: true })
  await expect(email).toHaveValue('consumer@bottega.example')
  await expect(street).toHaveValue('Türkenstraße 52')
  await expectAccessible(page)
  await email.fill('other@bottega.example')
  await page.getByRole('button', { name: /Seestraße 8/ }).click()
  await expect(street).toHaveValue('Seestraße 8')
  await expect(email).toHaveValue('other@bottega.example')
  await expect(page.getByLabel(t('checkout.address.city')).first()).toHaveValue('Starnberg')
  await page.getByLabel(t('checkout.address.postal-code')).first().fill('1')
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await expect(street).toHaveValue('Seestraße 8')
  await page.getByLabel(t('checkout.address.postal-code')).first().fill('82319')
  await page.getByRole('button', { name: t('checkout.details.continue') }).click()
  await expect(page.getByText('82319 Starnberg')).toBeVisible()
})
