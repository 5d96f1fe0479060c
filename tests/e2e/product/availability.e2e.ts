import { expect, test } from '../support/listening.ts'
import { signInAs } from '../support/people/demo-person.ts'
import { place } from '../support/places.ts'
import { sendAsPersonInPanel } from '../support/send-as-person.ts'
import { wordsIn } from '../support/words.ts'

// spec 6: a request about a piece upon request, from its page to its conversation in the account
test('an approved trade client requests the price of a piece upon request, and is led to its conversation', async ({
  page,
}) => {
  const t = wordsIn('de')
  const germany = place('de-de')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'approved trade client', germany)
  await page.goto('/de-de/products/colle-burnished-amphora')
  await page
    .getByRole('link', { name: t('request.forms.availability.row') })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: t('request.forms.availability.title') })
  await panel.getByLabel(t('request.labels.quantity')).fill('12')
  const sent = panel.getByRole('heading', { name: t('request.sent.titles.other') })
  await sendAsPersonInPanel(panel.getByRole('button', { name: t('request.forms.availability.send') }), sent)
  await panel.getByRole('link', { name: t('request.sent.thread') }).click()
  const about = page.getByRole('complementary', { name: t('request.thread.about') })
  await expect(about).toContainText('12')
  await expect(about.getByRole('link', { name: /Amphore Colle/ })).toBeVisible()
})
