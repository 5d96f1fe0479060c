import type { Page } from '@playwright/test'
import { submitToCart } from '../support/bag.ts'
import { expectGoodLayer, expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { waitAsPerson } from '../support/send-as-person.ts'
import type { Words } from '../support/words.ts'

const GERMANY = place('de-de')
// A step replaces the previous one, so layout shifts are measured before the first and after the last.
test.use({ where: GERMANY })

// spec 4: right after the submission the applicant is signed in and may browse and save; the checkout says why it is closed
test('someone applies in three steps on a phone, is signed in, and reads why the checkout is closed', async ({
  page,
  t,
  visit,
}) => {
  await visit('/trade/apply')
  await expectGoodPage(page, GERMANY)
  const field = fieldsOf(page, t)
  await field('first-name').fill('Adaeze')
  await field('email').fill(`adaeze-${crypto.randomUUID()}@okaforlindt.example`)
  await press(page, t('application.continue.company'))
  await expect(page.getByRole('alert')).toContainText(t('errors.address.required'))
  await field('last-name').fill('Okafor')
  await press(page, t('application.continue.company'))

  await expect(page.getByRole('heading', { level: 1, name: t('application.titles.company') })).toBeVisible()
  await field('company').fill('Okafor & Lindt Interiors')
  await field('size').selectOption('2-5')
  await field('website').fill('okaforlindt')
  await page.getByRole('checkbox', { name: t('application.kinds.residential') }).check()
  await field('street').fill('Alsterufer 4')
  await page.getByLabel(t('checkout.address.postal-code')).fill('20354')
  await page.getByLabel(t('checkout.address.city'), { exact: true }).fill('Hamburg')
  await page.reload()
  await expect(field('street')).toHaveValue('Alsterufer 4')
  await field('phone').fill('040 428280')
  await press(page, t('application.continue.terms'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('errors.trade.website-invalid'))
  await alert.getByRole('link').click()
  await expect(field('website')).toBeFocused()
  await expectGoodLayer(page, GERMANY)

  await field('website').fill('@okafor.lindt')
  await press(page, t('application.continue.terms'))
  await field('password').fill('drei grüne Stühle')
  await field('confirmation').fill('drei grüne Stühle')
  for (const checkbox of await page.getByRole('checkbox').filter({ visible: true }).all())
    if ((await checkbox.getAttribute('name')) !== null) await checkbox.check()
  await waitAsPerson(page)
  await press(page, t('application.send'))

  await expect(page).toHaveURL(/\/de-de\/trade\/apply\/received$/)
  await expect(page.getByRole('heading', { level: 1, name: t('application.received.title') })).toBeVisible()
  await expectGoodPage(page, GERMANY)
  await submitToCart(page.request, GERMANY, '/products/sedia-ansa')
  await visit('/checkout')
  const main = page.getByRole('main')
  await expect(main).toContainText(t('errors.trade.trade-application-pending'))
  await expect(main.getByRole('button', { name: t('bag.to-checkout') })).toBeDisabled()
})

function fieldsOf(page: Page, t: Words) {
  type Key =
    | 'first-name'
    | 'last-name'
    | 'email'
    | 'company'
    | 'size'
    | 'website'
    | 'street'
    | 'phone'
    | 'password'
    | 'confirmation'
  return (key: Key) => page.getByLabel(t(`application.fields.${key}`), { exact: true })
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}
