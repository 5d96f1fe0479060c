import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { sendAsPerson } from '../support/send-as-person.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('de')

test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

// spec 5: the same on a phone without a script, in German
test('a guest follows the link of the receipt on a phone without a script, and writes again', async ({
  page,
}) => {
  const email = createPerson()
  await page.goto('/de-de/contact')
  await page.getByLabel(t('request.labels.name')).fill('Ada Byron')
  await page.getByLabel(t('request.facts.topic')).selectOption(t('contact.topics.post-sales'))
  await page.getByLabel(t('request.labels.message'), { exact: true }).fill('Eine Schublade klemmt.')
  await page.getByLabel(t('request.labels.email')).fill(email)
  await sendAsPerson(page, () => page.getByRole('button', { name: t('request.forms.contact.send') }).click())

  const link = await linkInEmailTo(page.request, email)
  const response = await page.goto(link)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ hasText: 'Eine Schublade klemmt.' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const field = page.getByLabel(t('request.thread.reply'))
  await field.fill(' ')
  await page.getByRole('button', { name: t('request.thread.send') }).click()
  await expectRefusal(page, t('request.thread.reply'), t('errors.request.required'))
  await field.fill('Es ist die zweite von oben.')
  const drawing = { name: 'schublade.txt', mimeType: 'text/plain', buffer: Buffer.from('Keine Zeichnung') }
  await page.locator('#reply-files').setInputFiles(drawing)
  await page.getByRole('button', { name: t('request.thread.send') }).click()
  await expect(main.getByRole('alert').first()).toContainText(t('errors.request.attachment-type'))
  await expect(field).toHaveValue('Es ist die zweite von oben.')
  await page.getByRole('button', { name: t('request.thread.send') }).click()
  await expect(main.getByText(t('request.thread.sent'))).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Es ist die zweite von oben.' })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: t('request.thread.close') }).click()
  await expect(main.getByText(t('request.thread.closed'))).toBeVisible()

  const forged = await page.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
  expect(forged?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t('request.lost.title') })).toBeVisible()
})
