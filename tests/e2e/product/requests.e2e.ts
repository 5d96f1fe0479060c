import { expectAccessible } from '../support/checks/accessible.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { sendAsPerson, sendAsPersonInPanel } from '../support/send-as-person.ts'
import { wordsIn } from '../support/words.ts'

const NUMBER = /^R-\d{2}-\d{6,}$/
const DRAWING = {
  name: 'wall.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n'),
}
const FAKE = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<script>alert(1)</script>'),
}

test('a customization is requested beside the piece, with a drawing, and what was typed survives refusals', async ({
  page,
}) => {
  const t = wordsIn('en')
  await page.goto('/products/canneto-reeded-credenza')
  const loading = /\/requests\/customization\.data/
  await page.route(loading, (route) => route.abort())
  await page.getByRole('link', { name: t('request.forms.customization.row') }).click()
  await expect(page.getByText(t('request.panel.failed'))).toBeVisible()
  await page.unroute(loading)
  await page.getByRole('button', { name: t('request.panel.retry') }).click()
  const panel = page.getByRole('dialog', { name: t('request.forms.customization.title') })
  await panel.getByLabel(t('request.facts.width')).fill('78')
  await panel.getByLabel(t('request.attachments.drawings.add')).setInputFiles([DRAWING, FAKE])
  await expectAccessible(page)
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const send = panel.getByRole('button', { name: t('request.forms.customization.send') })
  await send.click()
  const alert = panel.getByRole('alert').first()
  await expect(alert).toBeFocused()
  await alert.getByRole('link', { name: t('request.labels.message') }).click()
  await expect(panel.getByLabel(t('request.labels.message'), { exact: true })).toBeFocused()
  await panel.getByLabel(t('request.labels.message'), { exact: true }).fill('Could it be 78 inches wide?')
  await panel.getByLabel(t('request.labels.name')).fill('Ada Byron')
  await panel.getByLabel(t('request.labels.email')).fill(createPerson())
  await send.click()
  await expect(alert).toContainText(FAKE.name)
  await expect(panel.getByLabel(t('request.facts.width'))).toHaveValue('78')
  await sendAsPersonInPanel(send, panel.getByRole('heading', { name: t('request.sent.titles.other') }))
  await expect(panel.getByText(NUMBER)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/products\/canneto-reeded-credenza$/)

  await page.getByRole('link', { name: t('request.forms.white-glove.row') }).click()
  const delivery = page.getByRole('dialog', { name: t('request.forms.white-glove.title') })
  await expect(delivery.getByText(t('request.white-glove.drawing.c'))).toBeVisible()
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

  test('white glove delivery is requested in German, refused with its text, then sent', async ({ page }) => {
    const t = wordsIn('de')
    await page.goto('/de-de/products/canneto-reeded-credenza')
    await page.getByRole('link', { name: t('request.forms.white-glove.row') }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('request.forms.white-glove.title') }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByLabel(t('request.facts.street')).fill('Torstraße 1')
    await page.getByRole('textbox', { name: t('request.facts.city') }).fill('Berlin')
    await page.getByLabel(t('request.facts.postalCode')).fill('10119')
    await page.getByLabel(t('request.facts.floor')).fill('4. Stock')
    await page.getByLabel(t('request.facts.stairsWidth')).fill('schmal')
    await page.getByLabel(t('request.labels.name')).fill('Ada Byron')
    await page.getByLabel(t('request.labels.email')).fill(createPerson())
    const send = page.getByRole('button', { name: t('request.forms.white-glove.send') })
    await send.click()
    await expectRefusal(page, t('request.facts.stairsWidth'), t('errors.request.size-malformed'))
    await expect(page.getByLabel(t('request.facts.street'))).toHaveValue('Torstraße 1')
    await page.getByLabel(t('request.facts.stairsWidth')).fill('96,5')
    await sendAsPerson(page, () => send.click())
    await expect(page.getByRole('heading', { level: 1, name: t('request.sent.titles.other') })).toBeVisible()
    await expect(page.getByText(NUMBER)).toBeVisible()
  })
})
