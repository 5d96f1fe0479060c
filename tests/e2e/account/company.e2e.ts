import { expectGoodPage } from '../support/checks/quality.ts'
import { expect, test } from '../support/journey.ts'
import { waitForHydration } from '../support/listening.ts'
import { createPerson, submitSignIn } from '../support/people/account.ts'
import { signInAs } from '../support/people/demo-person.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { place } from '../support/places.ts'

const ITALY = place('it-it')

test.use({ where: ITALY })

test('a colleague is invited to a company, joins with the invited address, and is removed', async ({
  page,
  browser,
  t,
  visit,
}) => {
  const email = createPerson()
  await signInAs(page, 'approved trade client', ITALY)
  await visit('/profile/company')
  await page.getByLabel(t('profile.company.email')).fill(email)
  await page.getByRole('button', { name: t('profile.company.invite') }).click()
  await expect(page.getByText(t('profile.company.done.invite'))).toBeVisible()
  await expectGoodPage(page, ITALY)
  const invitation = await linkInEmailTo(page.request, email)

  const context = await browser.newContext({ locale: 'it-IT' })
  const own = await context.newPage()
  waitForHydration(own)
  await own.goto(invitation)
  await expect(own.getByText(t('profile.company.invitation.guest'))).toBeVisible()
  await submitSignIn(own, ITALY, { email, isNew: true })
  await own.goto(await linkInEmailTo(own.request, email))
  await own.getByRole('button', { name: t('account.verify.submit') }).click()
  await own.goto(invitation)
  await expectGoodPage(own, ITALY)
  await own.getByRole('button', { name: t('profile.company.invitation.accept') }).click()
  await expect(own.getByText(t('profile.company.done.joined'))).toBeVisible()
  await expect(own.getByText(t('profile.company.standing.approved'))).toBeVisible()
  await expect(own.getByText(t('profile.company.member-note'))).toBeVisible()

  await visit('/profile/company')
  const removal = t('profile.company.of', { action: t('profile.company.remove'), name: email })
  await page.getByRole('button', { name: removal }).click()
  await expect(page.getByText(t('profile.company.done.remove'))).toBeVisible()
  expect((await own.goto('/it-it/profile/company'))?.status()).toBe(404)
  await context.close()
})
