import type { Download, Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { SAMPLE_PDF } from '#tests/support/samples/sample-files.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { sendAsPerson } from '../support/send-as-person.ts'
import { wordsIn } from '../support/words.ts'

const { requests } = en.resources
const t = wordsIn('en')
const pdf = (name: string, content: string | Uint8Array = SAMPLE_PDF) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})

async function saved(page: Page, name: string): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return content(await started)
}

async function content(download: Download): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** The shop's response for a URL, whatever the browser would do with it. */
async function responseOf(page: Page, address: string) {
  const response = await page.request.get(address)
  return { status: response.status(), headers: response.headers() }
}

/** Writes to the house while signed in, and opens the conversation. */
async function openConversation(page: Page, where: 'en' | 'de', email: string): Promise<void> {
  const words = wordsIn(where)
  await page.goto(where === 'en' ? '/contact' : '/de-de/contact')
  await page.getByLabel(words('request.labels.name')).fill('Ada Byron')
  await page.getByLabel(words('request.labels.email')).fill(email)
  await page.getByLabel(words('request.facts.topic')).selectOption('post-sales')
  await page.getByLabel(words('request.labels.message'), { exact: true }).fill('A drawer sticks.')
  await sendAsPerson(page, () =>
    page.getByRole('button', { name: words('request.forms.contact.send') }).click(),
  )
  await page.goto(where === 'en' ? '/profile/requests' : '/de-de/profile/requests')
  await page
    .getByRole('main')
    .getByRole('link', { name: /R-\d\d-/ })
    .click()
  await expect(page).toHaveURL(/\/requests\/R-/)
}

// spec 3: attachments of requests: from both sides of a conversation; a fake file and a lost response lose and double nothing
test('a customer and the house send each other files, and no one else reads them', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = createPerson()
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
  const customer = await context.newPage()
  await openAccount(customer, { language: 'en', country: 'US' }, t, email)
  await openConversation(customer, 'en', email)
  const thread = customer.getByRole('main')
  const field = customer.getByLabel(t('request.attachments.files.add'))
  const remove = (name: string) =>
    customer.getByRole('button', { name: t('request.attachments.remove-label', { name }) })
  const send = () => customer.getByRole('button', { name: t('request.thread.send') }).click()

  // Whatever the browser can check is refused before it is sent.
  await field.setInputFiles([
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<html>') },
    pdf('empty.pdf', ''),
    pdf('plan.pdf'),
  ])
  await expect(thread.getByText(`page.html: ${t('errors.request.attachment-type')}`)).toBeVisible()
  await expect(thread.getByText(`empty.pdf: ${t('errors.request.attachment-empty')}`)).toBeVisible()
  await expect(remove('plan.pdf')).toBeVisible()
  await customer
    .getByLabel(t('request.attachments.files.more'))
    .setInputFiles([pdf('fake.pdf', '<!doctype html>'), pdf('wall.pdf')])
  await remove('wall.pdf').click()
  await expectAccessible(customer)

  // The shop checks the content: the reply is returned with its text and the only valid file.
  await customer.getByLabel(t('request.thread.reply')).fill('As in the plan.')
  await send()
  const alert = thread.getByRole('alert').first()
  await expect(alert).toContainText(`fake.pdf: ${t('errors.request.attachment-type')}`)
  await expect(customer.getByLabel(t('request.thread.reply'))).toHaveValue('As in the plan.')
  await expect(remove('plan.pdf')).toBeVisible()
  await expect(remove('fake.pdf')).toHaveCount(0)
  await expectAccessible(customer)

  // The response is lost, but the repeated message is stored once, with its file.
  const conversation = /\/profile\/requests\/R-[^/]*\.data/
  await customer.route(conversation, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send()
  const notice = customer.getByRole('region', { name: t('connection.title') })
  await expect(notice).toBeVisible()
  await customer.unroute(conversation)
  await notice.getByRole('button', { name: t('connection.retry') }).click()
  await expect(thread.getByText(t('request.thread.sent'))).toBeVisible()
  await expect(thread.getByRole('link', { name: 'plan.pdf' })).toHaveCount(1)
  expect((await saved(customer, 'plan.pdf')).equals(SAMPLE_PDF)).toBe(true)

  await enterDesk(page, t, 'administrator', '/desk/requests')
  await page.getByLabel(requests.filters.text).fill(email)
  await expect(page).toHaveURL(/filter=[^&]*example/)
  const found = page.getByRole('main').getByRole('link', { name: /^R-/ })
  await expect(found).toHaveCount(1)
  await found.click()
  expect((await saved(page, 'plan.pdf')).equals(SAMPLE_PDF)).toBe(true)
  await page.locator('input[type=file]').setInputFiles([pdf('offer.pdf'), pdf('fake.pdf', '<html>')])
  await expect(page.getByText(`fake.pdf: ${en.errors['attachment-type']}`)).toBeVisible()
  await page.getByLabel(requests['action-fields'].text).fill('Our offer.')
  await page
    .getByRole('form', { name: requests.actions.reply.label })
    .getByRole('button', { name: requests['send-in'].replace('{language}', 'English') })
    .click()
  await expect(page.getByRole('link', { name: 'offer.pdf' })).toBeVisible()

  await customer.reload()
  expect((await saved(customer, 'offer.pdf')).equals(SAMPLE_PDF)).toBe(true)
  const address = (await thread.getByRole('link', { name: 'offer.pdf' }).getAttribute('href')) ?? ''
  const { headers } = await responseOf(customer, address)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await context.clearCookies()
  await openAccount(customer, { language: 'en', country: 'US' }, t, createPerson())
  expect((await responseOf(customer, address)).status).toBe(404)
  await context.close()
})

// spec 3: the same without a script, in German, on a phone
test('without a script, in German, files of a refused reply stay and can be removed', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const german = wordsIn('de')
  const email = createPerson()
  const phone = { baseURL: baseURL ?? '', locale: 'de-DE', viewport: { width: 390, height: 844 } }
  const signedIn = await browser.newContext(phone)
  const first = await signedIn.newPage()
  await openAccount(first, { language: 'de', country: 'DE' }, german, email)
  await openConversation(first, 'de', email)
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled: false,
    storageState: await signedIn.storageState(),
  })
  const page = await context.newPage()
  await page.goto(first.url())
  const files = page.locator('input[type=file]')
  const send = page.getByRole('button', { name: german('request.thread.send') })
  await files.setInputFiles([pdf('Grundriß.pdf'), pdf('Wand.pdf'), pdf('Seite.pdf', '<html>')])
  await page.getByLabel(german('request.thread.reply')).fill(' ')
  await send.click()
  await expect(page.getByText(`Seite.pdf: ${german('errors.request.attachment-type')}`).first()).toBeVisible()
  await page
    .getByRole('checkbox', { name: german('request.attachments.remove-label', { name: 'Wand.pdf' }) })
    .check()
  await page.getByLabel(german('request.thread.reply')).fill('Wie im Grundriss.')
  await send.click()
  await expect(page.getByText(german('request.thread.sent'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Grundriß.pdf' })).toBeVisible()
  await expect(page.getByText('Wand.pdf')).toHaveCount(0)
  await context.close()
  await signedIn.close()
})
