import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { place } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'
import { ACCOUNT_PAGES } from './pages.ts'

const where = place('de-de')
test.use({ locale: toLanguageTag(where) })

test('the account fits a phone in the longest language, sign-out included', async ({ page }) => {
  test.slow()
  const t = wordsIn('de')
  await submitSignIn(page, where, { email: createPerson(), isNew: true })
  for (const name of [...ACCOUNT_PAGES, '/sessions']) {
    await page.goto(localePath(where, `/profile${name}`))
    await expectGoodPage(page, where)
  }
  await page.goto(localePath(where, '/profile'))
  await page.getByRole('button', { name: t('account.sign-out'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${localePath(where, '/')}$`))
})
