import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { sendAsPerson, waitAsPerson } from '../support/send-as-person.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const NUMBER = /^R-\d{2}-\d{6,}$/
const MESSAGE = 'A drawer of our Canneto credenza sticks.\nWhat can we do?'

// spec 5: contact form: by keyboard; nothing typed is lost when it is refused or the response is, and it arrives once
test('a message is written by keyboard, survives refusals and a lost response, and arrives once', async ({
  page,
  request,
}) => {
  const t = wordsIn('en')
  const email = createPerson()
  await page.goto('/contact')
  const send = page.getByRole('button', { name: t('request.forms.contact.send') })
  await send.press('Enter')
  await expectRefusal(page, t('request.facts.topic'), t('errors.request.required'))
  await expectAccessible(page)
  await page.keyboard.type('Help')
  await page.getByLabel(t('request.labels.name')).focus()
  await typeAndTab(page, 'Ada Byron', email)
  await page.keyboard.press('Tab')
  await typeAndTab(page, 'BT-2611-000123', MESSAGE)
  await page.keyboard.press('Space')
  await typeAndTab(page, '', '')
  await expect(send).toBeFocused()
  await send.press('Enter')
  await expectRefusal(page, t('request.facts.phone'), t('errors.request.phone-missing'))
  await page.keyboard.type('+1 212 555 0100')
  const address = /\/contact\.data/
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await waitAsPerson(page)
  await send.press('Enter')
  const notice = page.getByRole('region', { name: t('connection.title') })
  await expect(notice).toContainText(t('connection.waiting', { count: 1 }))
  await expect(page.getByLabel(t('request.labels.message'), { exact: true })).toHaveValue(MESSAGE)
  await page.unroute(address)
  await notice.getByRole('button', { name: t('connection.retry') }).click()
  const title = page.getByRole('heading', { level: 1, name: t('request.sent.titles.contact') })
  await expect(title).toBeVisible()
  await expect(page.getByText(NUMBER)).toBeVisible()
  await expect(page.getByText(/^\w+day, \w+ \d+ at \d+:\d\d [AP]M \(ET\)$/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(page.url())
  await expect(title).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(t('request.labels.message'), { exact: true })).toHaveValue('')
  expect(await countEmailsTo(email)).toBe(1)

  async function countEmailsTo(person: string): Promise<number> {
    const { mail } = await readServices()
    const headers = { authorization: `Bearer ${mail.token}` }
    return (await (await request.get(mail.url, { headers, params: { to: person } })).json()).letters.length
  }
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

  // spec 5: the same without a script, on a phone
  test('a message in German is refused with its text, then sent', async ({ page }) => {
    const t = wordsIn('de')
    await page.goto('/de-de')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('navigation.contact.write') })
      .click()
    await page.getByLabel(t('request.labels.name')).fill('Ada Byron')
    await page.getByLabel(t('request.facts.topic')).selectOption(t('contact.topics.post-sales'))
    const message = page.getByLabel(t('request.labels.message'), { exact: true })
    await message.fill(MESSAGE)
    await page.getByLabel(t('request.labels.prefersPhone')).check()
    await page.getByLabel(t('request.facts.phone')).fill('+49 30 1234567')
    const email = page.getByLabel(t('request.labels.email'))
    await email.fill('ada@home')
    const send = page.getByRole('button', { name: t('request.forms.contact.send') })
    await send.click()
    await expectRefusal(page, t('request.labels.email'), t('errors.request.email-malformed'))
    await expect(message).toHaveValue(MESSAGE)
    await expect(page.getByLabel(t('request.facts.phone'))).toHaveValue('+49 30 1234567')
    await email.fill(createPerson())
    await sendAsPerson(page, () => send.click())
    await expect(
      page.getByRole('heading', { level: 1, name: t('request.sent.titles.contact') }),
    ).toBeVisible()
    await expect(page.getByText(NUMBER)).toBeVisible()
    await expect(page.getByText(/^\w+, \d+\. \S+ um \d+:\d\d Uhr \(CET\)$/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

async function typeAndTab(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}
